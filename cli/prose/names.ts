import { oncePer } from '../memory/once-per.ts';
import { entriesOf } from './fact-parts.ts';
import type { Surroundings } from './texts.ts';

/** The name of an entry in a text; several entries may go by one name. */
export interface FoundName {
  start: number;
  end: number;
  /** Paths of the entries: `showrooms.woodbridge`. */
  entries: readonly string[];
}

/** Finds the names of all entries in a text; of two that begin at one place, the longer. */
export const nameFinderOf: (site: Surroundings) => (text: string) => FoundName[] = oncePer((site) => {
  const byName = new Map<string, Set<string>>();
  const [exact, common] = [new Set<string>(), new Set<string>()];
  const add = (name: string, path: string, set: Set<string>) => {
    const key = normal(name);
    if (key.length < 2 || /^\d+$/.test(key)) return;
    set.add(name.trim());
    byName.set(key, (byName.get(key) ?? new Set()).add(path));
  };
  for (const { path, names, words } of entriesOf(site).values()) {
    for (const name of names) add(name, path, /\s|\d/.test(name) ? common : exact);
    for (const word of words) add(word, path, common);
  }
  const patterns = [pattern(exact, 'g'), pattern(common, 'gi')].filter((one) => one !== undefined);
  return (text) => {
    const found = patterns.flatMap((one) => [...text.matchAll(one)]).map(({ 0: name, index }) => ({ name, index }));
    found.sort((a, b) => a.index - b.index || b.name.length - a.name.length);
    const result: FoundName[] = [];
    for (const { name, index } of found) {
      if (index < (result.at(-1)?.end ?? 0)) continue;
      result.push({
        start: index,
        end: index + name.length,
        entries: [...(byName.get(normal(name)) ?? byName.get(normal(name).replace(/s$/, '')) ?? [])],
      });
    }
    return result;
  };
});

/** The names with digits in them: those digits are no figures. */
export const namesWithDigits: (site: Surroundings) => RegExp | undefined = oncePer((site) => {
  const names = [...entriesOf(site).values()].flatMap((entry) => entry.names).filter((name) => /\d/.test(name));
  return pattern(new Set(names), 'g');
});

/** A pattern of names, the longest first, with whatever spaces and hyphens between their words. */
function pattern(names: ReadonlySet<string>, flags: string): RegExp | undefined {
  if (names.size === 0) return undefined;
  const longest = [...names].sort((one, other) => other.length - one.length);
  const sources = longest.map((name) =>
    name
      .split(/[\s-]+/)
      .map((word) => RegExp.escape(word))
      .join('[\\s-]+'),
  );
  return new RegExp(`(?<![\\w-])(?:${sources.join('|')})(?:s|['’]s)?(?![\\w+])`, flags);
}

function normal(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
