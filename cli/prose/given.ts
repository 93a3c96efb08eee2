import { isMap } from '../../schemas/fact-map.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Span } from '../resolve/text-span.ts';
import type { SourceFile } from '../source/source-file.ts';
import { sentenceAround } from './near.ts';
import type { AuthoredText } from './texts.ts';

/** What a file vouches for under `given:`, as typed; `isAll` for a page about the world, which vouches for every figure that names no fact. */
export const vouchingOf = oncePer((file: SourceFile) => {
  const given = isMap(file.data) ? file.data.given : undefined;
  const list: unknown[] = Array.isArray(given) ? given : [given];
  const entries = list.flatMap((entry, index) => {
    const text = isMap(entry) ? entry.text : entry;
    if (typeof text !== 'string' || text === 'all') return [];
    return [{ text: text.trim().replace(/\s+/g, ' '), path: ['given', index] }];
  });
  return { isAll: list.includes('all'), entries: entries.filter(({ text }) => text !== '') };
});

/** A span of a text that somebody may vouch for. */
type Vouched = Span & { text: AuthoredText; rule: string };

export const entryFor = (found: Vouched) => vouchingOf(found.text.file).entries.find(({ text }) => covers(text, found));

/** True if the text has an entry's words around this span. A figure that contradicts a fact takes more words than itself, if there are more. */
export function covers(entry: string, { text, rule, start, end }: Vouched): boolean {
  const isBare = rule === 'contradiction' && entry.length <= end - start;
  if (isBare && sentenceAround(text, { start, end }).words.trim().length > end - start) return false;
  const words = entry.split(' ').map((word) => RegExp.escape(word));
  return [...text.value.matchAll(new RegExp(`(?<![\\w$])${words.join('\\s+')}(?!\\w)`, 'g'))].some(
    ({ 0: found, index }) => index <= start && end <= index + found.length,
  );
}

/** The command that asks an author about what is typed in a file. */
export function vouchCommand({ file }: SourceFile): string {
  return `npm run given -- ${/[^\w./-]/.test(file) ? JSON.stringify(file) : file}`;
}
