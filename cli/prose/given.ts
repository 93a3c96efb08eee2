import { isMap } from '../facts/facts.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Path, SourceFile } from '../source/source-file.ts';
import type { AuthoredText } from './texts.ts';

/** Something that an author vouches for: a figure, a name or a wording, as it is typed. */
export interface Given {
  text: string;
  path: Path;
}

/** What a file vouches for under `given:`; `isAll` for a page about the world, which vouches for every figure that names no fact. */
export interface Vouching {
  isAll: boolean;
  entries: readonly Given[];
}

export const vouchingOf: (file: SourceFile) => Vouching = oncePer((file) => {
  const given = isMap(file.data) ? file.data.given : undefined;
  const entries = (Array.isArray(given) ? given : []).flatMap((entry, index): Given[] => {
    const text = isMap(entry) ? entry.text : entry;
    return typeof text === 'string' && text.trim() !== '' ? [{ text: plain(text), path: ['given', index] }] : [];
  });
  return { isAll: given === 'all', entries };
});

/** The entry that vouches for a stretch of a text; undefined where none does. */
export function entryFor({ file, value }: AuthoredText, start: number, end: number): Given | undefined {
  return vouchingOf(file).entries.find(({ text }) =>
    coversOf(value, text).some((at) => at.start <= start && end <= at.end),
  );
}

/** Where an entry stands in a text, with whatever spaces between its words. */
function coversOf(value: string, text: string): { start: number; end: number }[] {
  const words = text.split(' ').map((word) => RegExp.escape(word));
  return [...value.matchAll(new RegExp(`(?<![\\w$])${words.join('\\s+')}(?!\\w)`, 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
