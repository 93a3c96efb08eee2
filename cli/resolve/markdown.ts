import { Lexer as Markdown, Marked, type Token, type Tokens } from 'marked';
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

/** The pieces of a text. Only prose has more than one; Markdown's own lexer tells what is a mark and what is a word. */
export function piecesOf(text: string, isProse: boolean): Piece[] {
  if (!isProse) return [{ start: 0, end: text.length, headings: [], labels: [] }];
  const pieces: Piece[] = [];
  const headings: { depth: number; text: string }[] = [];
  const add = (start: number, end: number, labels: readonly string[] = []) =>
    pieces.push({ start, end, headings: headings.map((heading) => heading.text), labels });

  const visit = (tokens: readonly Token[]) => {
    let at = 0;
    for (const token of tokens) {
      // The lexer expands tabs and normalizes line ends; what it took from the text is found again.
      const found = text.indexOf(token.raw, at);
      const start = found === -1 ? at : found;
      const end = Math.min(start + token.raw.length, text.length);
      if (token.type === 'heading') {
        while ((headings.at(-1)?.depth ?? 0) >= token.depth) headings.pop();
        add(start, end);
        headings.push({ depth: token.depth, text: token.text });
      } else if (token.type === 'list') {
        visitItems(token.items as { raw: string }[], start);
      } else if (token.type === 'table') addCells(start, token.raw);
      else if (token.type !== 'space') add(start, end);
      at = end;
    }
  };
  const visitItems = (items: readonly { raw: string }[], from: number) => {
    let at = from;
    for (const { raw } of items) {
      const mark = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(raw)?.[0].length ?? 0;
      const start = Math.max(text.indexOf(raw, at), at);
      add(start + mark, start + raw.length);
      at = start + raw.length;
    }
  };
  const addCells = (from: number, raw: string) => {
    const rows = [...raw.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => cellsOf(line, from + index));
    const [head = [], , ...body] = rows;
    for (const cell of head) add(cell.start, cell.end);
    for (const row of body) {
      for (const [column, cell] of row.entries()) {
        const labels = [head[column], column > 0 ? row[0] : undefined].filter((label) => label !== undefined);
        const words = labels.map(({ start, end }) => text.slice(start, end));
        add(cell.start, cell.end, words);
      }
    }
  };
  // What stands within a block is not asked for.
  visit(new Markdown().blockTokens(text));
  return pieces;
}

function cellsOf(line: string, from: number): { start: number; end: number }[] {
  const inner = line.replace(/\|\s*$/, '');
  const cells: { start: number; end: number }[] = [];
  let at = /^\s*\|/.exec(inner)?.[0].length ?? 0;
  for (const cell of inner.slice(at).split('|')) {
    const lead = cell.length - cell.trimStart().length;
    cells.push({ start: from + at + lead, end: from + at + lead + cell.trim().length });
    at += cell.length + 1;
  }
  return cells;
}
