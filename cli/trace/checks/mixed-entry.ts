import { type AuthoredText, textsBeside } from '../authored-text.ts';
import { factPathOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/**
 * `title: "{{ benefits[1].title }}"` beside `text: "{{ benefits[2].description }}"`: two keys of one entry, read from two entries of a list,
 * or what one brand says of itself beside the name of another.
 */
export const mixedEntry: Check = ({ site, text, reference, path }) => {
  const own = entryOf(text, reference.source, path);
  const key = text.pointer?.at(-1);
  if (!own || typeof key !== 'string') return undefined;
  for (const other of textsBeside(text)) {
    const [first, ...more] = other.references;
    const otherPath = first && more.length === 0 ? factPathOf(site, text, first) : undefined;
    const entry = first && otherPath !== undefined ? entryOf(other, first.source, otherPath) : undefined;
    if (!entry || entry.list !== own.list || entry.index === own.index) continue;
    // Of what has a name the rest is wrong.
    if (own.isName) continue;
    return {
      message: `"${key}" is read from entry ${own.index} of ${own.list}, and "${other.pointer.at(-1)}" beside it from entry ${entry.index}.`,
      against: otherPath,
    };
  }
  return undefined;
};

/** The list and the place in it that a text is read from, where it is nothing else. */
function entryOf(
  { raw }: Pick<AuthoredText, 'raw'>,
  source: string,
  path: string,
): { list: string; index: string; isName: boolean } | undefined {
  if (raw.trim().replace(/[.!]$/, '') !== source) return undefined;
  const [, list, index = ''] =
    /^([\w.-]+?)\.?\[?(\d+)\]?\.[\w.-]+$/.exec(path) ?? /^(brands|series)\.([\w-]+)\.\w+$/.exec(path) ?? [];
  return list === undefined ? undefined : { list, index, isName: /^(?:brands|series)\..*\.name$/.test(path) };
}
