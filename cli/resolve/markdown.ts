import { Marked, type Tokens } from 'marked';
import { slugOf } from '../files/slug.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ raw }) => escapeHtml(raw),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const id = slugOf(html.replace(/<[^>]*>|&[a-z]+;|&#\d+;/g, ''));
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link(token: Tokens.Link) {
      const attributes = /^https?:/.test(token.href) ? ' target="_blank" rel="noopener"' : '';
      const words = this.parser.parseInline(token.tokens);
      const text = token.href.startsWith('tel:') ? words.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011') : words;
      return `<a href="${escapeHtml(token.href)}"${attributes}>${text}</a>`;
    },
  },
});

/** HTML of a text in Markdown. Raw HTML and pictures in it are shown as text; headings get an id made of their words, numbers to call are not broken. */
export function renderMarkdown(text: string): string {
  return (marked.parse(text, { async: false }) as string).trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
