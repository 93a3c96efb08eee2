import { Marked, type Tokens } from 'marked';

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ raw }) => escapeHtml(raw),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      return `<h${depth} id="${headingId(html)}">${html}</h${depth}>\n`;
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

/** `#` address of a heading: its words in lower case, joined by hyphens. */
function headingId(html: string): string {
  const words = html.replace(/<[^>]*>|&[a-z]+;|&#\d+;/g, '').toLowerCase();
  return words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
