import { factsLike } from '../facts/described-facts.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from './site.ts';

/**
 * Paths of the entries of a collection whose name stands in a text as it is; of names within each other the longest. Looks each run of
 * words up, so that it takes no longer with more entries.
 */
export function entriesNamed({ facts }: Pick<Site, 'facts'>, collection: string, text: string): string[] {
  const names = namesOf(facts)(collection);
  const words = text.match(/[\p{L}\p{N}+'’-]+/gu) ?? [];
  const found = new Set<string>();
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const run = words.slice(start, start + length).join(' ');
      const path = names.get(run.toLowerCase());
      if (path === undefined) continue;
      found.add(path);
      start += length - 1;
      break;
    }
  }
  return [...found];
}

/** Words that a name has at most. */
const longest = 6;

const namesOf = oncePer((facts: Site['facts']) => {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (collection: string) => {
    let names = known.get(collection);
    if (!names) {
      const all = factsLike({ facts } as Site, `${collection}.*.name`);
      names = new Map(all.map(({ path, value }) => [String(value).toLowerCase(), path.replace(/\.name$/, '')]));
      known.set(collection, names);
    }
    return names;
  };
});
