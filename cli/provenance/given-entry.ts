import { isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { withEntry } from '../source/with-entry.ts';

/**
 * The text of a file with further entries under `given:`; that key is written before `blocks:` or at the end. Nothing else of the file
 * changes.
 */
export function withGiven(text: string, entries: readonly string[]): string {
  const document = parseDocument(text);
  const given = document.get('given', true);
  if (isSeq(given)) return entries.reduce((so, entry) => withEntry(so, ['given'], entry), text);
  if (isScalar(given)) {
    // `given: all` or a single text becomes a list.
    const [start = 0, end = 0] = given.range ?? [];
    const list = `${start === end ? ' ' : ''}[${text.slice(start, end)}]`;
    return withGiven(text.slice(0, start) + list + text.slice(end), entries);
  }
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const isAll = entries.length === 1 && entries[0] === 'all';
  const written = stringify({ given: isAll ? 'all' : entries }, { lineWidth: 0 }).replaceAll('\n', newline);
  const blocks = text.search(/^blocks:/m);
  if (blocks === -1) return `${text}${text === '' || text.endsWith('\n') ? '' : newline}${written}`;
  // Comments right above what follows belong to that; the line that names the schema stays the first.
  const above = /(?:^|(?<=\n))(?:#(?! yaml-language-server)[^\n]*\n)+$/.exec(text.slice(0, blocks));
  const at = above?.index ?? blocks;
  return text.slice(0, at) + written + text.slice(at);
}
