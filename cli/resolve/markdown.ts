import { Lexer as Markdown, Marked, type MarkedToken, Renderer, type Tokens } from 'marked';
import { unbroken } from '../../schemas/unbroken.ts';
import { slugOf } from '../files/slug.ts';
import { disarmed } from '../site/links.ts';

/** An address that runs something, or leads to another site unnoticed. */
const unsafe = /^(?!(?:https?|mailto|tel|sms):)[a-z][a-z\d+.-]*:|^[/\\]{2}/i;

const marked = new Marked({
  gfm: true,
  // Text that is indented further was pasted. It is not code.
  tokenizer: { code: () => undefined },
  renderer: {
    html: ({ text }) => escapeHtml(text),
    image: ({ raw }) => escapeHtml(raw),
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens);
      const id = slugOf(html.replace(/<[^>]*>|&[a-z]+;|&#\d+;/g, ''));
      return `<h${depth} id="${id}">${html}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link) {
      const address = (unsafe.test(href.replace(/[\s\p{Cc}]/gu, '')) ? disarmed : '') + href;
      const attributes = /^https?:/.test(href) ? ' target="_blank" rel="noopener"' : '';
      return `<a href="${escapeHtml(address)}"${attributes}>${this.parser.parseInline(tokens)}</a>`;
    },
    text(token) {
      if ('tokens' in token) return false;
      return Renderer.prototype.text.call(this, token).replace(unbroken, '<span data-unbroken="">$&</span>');
    },
  },
});

/** Turns Markdown into HTML. Raw HTML and pictures in it show as text, headings get an id made of their words. */
export function renderMarkdown(text: string): string {
  return (marked.parse(text, { async: false }) as string).trim();
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Emphasis at the edge of a word: "**20** percent", "`14` days"; and the backslash that Markdown takes out: "20\\%". */
const emphasis = /(?<=[\p{L}\d$])[*_`]+(?![\p{L}\d])|(?<![\p{L}\d])[*_`]+(?=[\p{L}\d$])|\\(?=[\p{P}\p{S}])/gu;

/** Full-width digits and signs read like any others. */
const asciiOf = (text: string) => text.replace(/[！-～]/g, (sign) => sign.normalize('NFKC'));

/** The words of a text without the marks of emphasis, and where each character of them is in the text. */
export function withoutEmphasis(text: string): { words: string; placeOf: (at: number) => number } {
  const marks = [...text.matchAll(emphasis)];
  const past = (place: number, { 0: mark, index }: RegExpExecArray) => (index <= place ? place + mark.length : place);
  return { words: asciiOf(text.replace(emphasis, '')), placeOf: (at) => marks.reduce(past, at) };
}

/** A part of a text that is read in one go: a paragraph, a heading, an entry of a list, a cell. */
export interface Piece {
  /** Offsets in the whole text. */
  start: number;
  end: number;
  /** Headings above it, the nearest last. */
  headings: readonly string[];
  /** For a cell: the head of its column, and the first cell of its row. */
  labels: readonly string[];
}

/** The pieces of a text. Only prose has more than one; Markdown's own lexer tells markup from words. */
export function piecesOf(text: string, isProse: boolean): Piece[] {
  if (!isProse) return [{ start: 0, end: text.length, headings: [], labels: [] }];
  const pieces: Piece[] = [];
  const headings: Tokens.Heading[] = [];
  let at = 0;
  // The lexer expands tabs and normalizes line ends, so we have to find each part in the text again.
  const find = (words: string) => Math.max(text.indexOf(words, at), at);
  // We need only the blocks of the text.
  for (const token of new Markdown().blockTokens(text) as MarkedToken[]) {
    at = find(token.raw);
    const end = Math.min(at + token.raw.length, text.length);
    if (token.type === 'heading') while ((headings.at(-1)?.depth ?? 0) >= token.depth) headings.pop();
    for (const { words, labels = [], mark = 0 } of partsOf(token)) {
      const start = find(words);
      at = Math.min(start + words.length, text.length);
      pieces.push({ start: start + mark, end: at, headings: headings.map((heading) => heading.text), labels });
    }
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
    at = end;
  }
  return pieces;
}

/** The parts of a block: their words as in the text, how long the mark of a list entry is, and the labels of a cell. */
function partsOf(token: MarkedToken): { words: string; mark?: number | undefined; labels?: string[] }[] {
  if (token.type === 'space') return [];
  if (token.type === 'list')
    return token.items.map(({ raw }) => ({ words: raw, mark: /^\s*(?:[-*+]|\d+[.)])\s+/.exec(raw)?.[0].length }));
  if (token.type !== 'table') return [{ words: token.raw }];
  const cells = token.rows.flatMap((row) =>
    row.map(({ text }, column) => {
      const labels = [token.header[column], column > 0 ? row[0] : undefined];
      return { words: text, labels: labels.flatMap((label) => label?.text ?? []) };
    }),
  );
  return [...token.header.map(({ text }) => ({ words: text })), ...cells];
}
