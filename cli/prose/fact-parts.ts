import { type FactMap, isMap, mapOf } from '../../schemas/fact-map.ts';
import { factAt, nameOf, nodesAlong, settings } from '../facts/described-facts.ts';
import { properKeys } from '../facts/known-names.ts';
import { daysOf, formatDays, type OpeningHoursLine } from '../facts/opening-hours.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import type { Surroundings } from './texts.ts';
import { stemsOf, stopWords } from './words.ts';

/** One part of how a text names a fact: the name of an entry, or the words that the schema has for a key. */
export type FactPart =
  | { kind: 'entry'; path: string }
  | { kind: 'words'; path: string; phrases: readonly (readonly string[])[] };

/** An entry of a collection and its names: `events.open-day`, "Open Day". */
interface NamedEntry {
  path: string;
  /** Written with capitals, as names are. */
  names: readonly string[];
  /** Names with digits in them, such as "Ketch 4". Those digits are not figures. */
  proper: readonly string[];
  /** Common words for it, which need no capitals. */
  words: readonly string[];
}

export const nameKeys: readonly string[] = [...properKeys, 'title'];
/** Words that do not tell one price or term from another. We drop them from a title if it has other words. */
export const weak = new Set(['fee', 'charge', 'price', 'cost', 'amount', 'rate', 'policy'].flatMap(stemsOf));

/** How a text names a fact, from the outermost map down to its key, and its entries. @param leaf what a derived fact is called; else empty */
export function partsOf(
  site: Surroundings,
  path: string,
  leaf: { title?: string; aliases?: string[] },
  nouns: readonly string[] = [],
): { parts: FactPart[]; entries: string[]; label: string } {
  const steps = path.split('.');
  const entries = entriesOf(site);
  const parts: FactPart[] = [];
  const labels: string[] = [];
  for (const [index, node] of nodesAlong(site.schemas, path).entries()) {
    const at = steps.slice(0, index + 1).join('.');
    const isLeaf = index === steps.length - 1;
    if (entries.has(at)) parts.push({ kind: 'entry', path: at });
    const isUntitled = isLeaf && node?.schema.figure && !node.schema.title && !entries.has(at) && !/\.\d+$/.test(at);
    const said = isLeaf && leaf.title !== undefined ? leaf : isUntitled ? { title: nameOf(at) } : node?.schema;
    const line = index === steps.length - 2 ? (factAt(site, at) as OpeningHoursLine | null) : null;
    const days = daysOf(line);
    const titles = [...days, said?.title, ...(said?.aliases ?? []), ...(isLeaf ? nouns : [])];
    if (days.length === 5) titles.push('weekdays');
    // "ZIP code" keeps its capitals.
    const title = said?.title?.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
    const shown = line && days.length > 0 ? formatDays(line) : title;
    if (shown !== undefined && (index > 0 || isLeaf) && !/^\d+$/.test(steps[index + 1] ?? '')) labels.push(shown);
    const phrases = titles.map(phraseOf).filter((phrase) => phrase.length > 0);
    if (phrases.length > 0 && (isLeaf || !entries.has(at))) parts.push({ kind: 'words', path: at, phrases });
  }
  const named = parts.filter(({ kind, path }) => kind === 'entry' && path.includes('.'));
  const label = labels.pop() ?? steps.at(-1) ?? '';
  const groups = labels.filter((group) => !phraseOf(group).every((stem) => stemsOf(label).includes(stem)));
  const whole = named.length > 0 || groups.length === 0 ? label : `${label} of ${groups.join(', ')}`;
  return { parts, entries: named.map(({ path }) => path), label: whole };
}

/** The stems of a title without stop words and weak words, unless it has no others. */
function phraseOf(title: string | undefined): string[] {
  const all = stemsOf(title ?? '');
  const said = all.filter((stem) => !stopWords.has(stem));
  const stems = said.length > 0 ? said : all;
  const strong = stems.filter((stem) => !weak.has(stem));
  return strong.length > 0 ? strong : stems;
}

/** The entries of all collections, by path. Derived data repeats some of them deeper in the tree. */
export const entriesOf: (site: Surroundings) => ReadonlyMap<string, NamedEntry> = oncePerFacts((site) => {
  const facts = Object.entries(site.facts.tree).filter(([key]) => !settings.has(key));
  const holders = facts.flatMap(([key, value]) => [...holdersIn(value, key)]);
  const entries = new Map(holders.flatMap(entriesIn).map((entry) => [entry.path, entry]));
  const byKey = Map.groupBy(entries.values(), ({ path }) => path.replace(/^[^.]+\./, ''));
  // `securityDeposit.four-seater`: if the key of a number is also the key of entries elsewhere, it gets their names.
  for (const [path, holder] of holders)
    for (const [key, value] of Object.entries(mapOf(holder))) {
      const alike = typeof value === 'number' ? byKey.get(key) : undefined;
      const all = (called: 'names' | 'proper' | 'words') => alike?.flatMap((entry) => entry[called]) ?? [];
      const at = `${path}.${key}`;
      if (alike) entries.set(at, { path: at, names: all('names'), proper: all('proper'), words: all('words') });
    }
  return entries;
});

/** Everything that can hold entries, with its path: a list at the top, or any map in the first four levels. */
function* holdersIn(holder: unknown, path: string, depth = 0): Generator<[path: string, holder: object]> {
  if ((!isMap(holder) && !Array.isArray(holder)) || depth > 3) return;
  yield [path, holder];
  for (const [key, value] of Object.entries(holder))
    if (isMap(value)) yield* holdersIn(value, `${path}.${key}`, depth + 1);
}

function entriesIn([path, holder]: [path: string, holder: object]): NamedEntry[] {
  const maps = Object.entries(holder).filter((pair): pair is [string, FactMap] => isMap(pair[1]));
  const named = maps.map(([key, value]) => ({ key, value, names: namesIn(value, nameKeys) }));
  const entries = named.filter(({ names }) => names.length > 0);
  const shared = sharedWords(entries.map(({ names }) => names));
  const isTelling = (word: string) => !shared.has(word.toLowerCase());
  return entries.map(({ key, value, names }) => {
    const distinct = names.map((name) => name.split(/\s+/).filter(isTelling).join(' '));
    const plain = distinct.filter((name) => name !== '' && !names.includes(name));
    const slug = key.includes('-') ? [key.replaceAll('-', ' ')] : [];
    const also = Array.isArray(value.alsoCalled) ? value.alsoCalled.map(String) : [];
    const numbered = namesIn(value, properKeys).filter((name) => /\d/.test(name));
    const proper = numbered.length > 0 ? [...numbered, ...shortForms(numbered), ...slug] : [];
    const words = [...also, ...slug, ...plain];
    return { path: `${path}.${key}`, names: [...names, ...shortForms(names)], proper, words };
  });
}

function namesIn(entry: FactMap, keys: readonly string[]): string[] {
  const names = keys.map((key) => entry[key]).filter((name) => typeof name === 'string' && name.length < 60);
  return [...new Set(names)] as string[];
}

/** Words that are in the names of all entries of a collection, so they do not tell entries apart: "Daily pass", "Weekly pass". */
function sharedWords(names: readonly string[][]): Set<string> {
  const sets = names.map((entryNames) => new Set(entryNames.flatMap((name) => name.toLowerCase().split(/\s+/))));
  return sets.length < 2 ? new Set() : sets.reduce((shared, words) => shared.intersection(words));
}

/** "Ketch 4 Plus" for "D5 Ketch 4 Plus": the last words, if they tell enough. */
function shortForms(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const [, ...words] = name.split(' ');
    const rests = words.map((_, index) => words.slice(index));
    return rests.filter(tellsEnough).map((rest) => rest.join(' '));
  });
}

/** True for three words, for two of which the first is a name, and for words after one like "D5". */
function tellsEnough(words: readonly string[]): boolean {
  const [first = ''] = words;
  const isName = /^\p{Lu}/u.test(first) && /\p{L}{3}/u.test(first);
  return words.length > 2 || (words.length === 2 && isName) || /^[A-Z]+\d$/.test(first);
}
