import { nodesAlong } from '../facts/describe-fact.ts';
import { factAt, settings } from '../facts/described-facts.ts';
import { type FactMap, isMap } from '../facts/facts.ts';
import { daysOf, type OpeningHoursLine } from '../facts/opening-hours.ts';
import { oncePerFacts } from '../memory/once-per.ts';
import type { Surroundings } from './texts.ts';
import { stemsOf, stopWords } from './words.ts';

/** A part of what a text calls a fact: the name of an entry, or the words that its schema has for a key. */
export type FactPart =
  | { kind: 'entry'; path: string }
  | { kind: 'words'; path: string; phrases: readonly (readonly string[])[] };

/** An entry of a collection by its names: `events.open-day`, "Open Day". */
export interface NamedEntry {
  path: string;
  /** Written with capitals, as names are. */
  names: readonly string[];
  /** The names that are not descriptions; digits in them are not figures. */
  proper: readonly string[];
  /** Common words for it, which need no capitals. */
  words: readonly string[];
}

const properKeys = ['name', 'fullName', 'model'];
const nameKeys = [...properKeys, 'title'];
/** Words that say nothing of which price or term it is, where a title has others. */
const weak = new Set(['fee', 'charge', 'price', 'cost', 'amount', 'rate', 'policy'].flatMap(stemsOf));

/** What a text calls the fact at a path, from the outermost map to its own key, and which entries it is of. */
export function partsOf(
  site: Surroundings,
  path: string,
  leaf: { title?: string; aliases?: string[] },
  nouns: readonly string[] = [],
): { parts: FactPart[]; entries: string[]; label: string } {
  const steps = path.split('.');
  const entries = entriesOf(site);
  const parts: FactPart[] = [];
  let label = steps.at(-1) ?? '';
  for (const [index, node] of nodesAlong(site.schemas, path).entries()) {
    const at = steps.slice(0, index + 1).join('.');
    const isLeaf = index === steps.length - 1;
    if (entries.has(at)) parts.push({ kind: 'entry', path: at });
    const said =
      isLeaf && leaf.title !== undefined ? leaf : (node?.schema as { title?: string; aliases?: string[] } | undefined);
    label = said?.title ?? label;
    const days = index === steps.length - 2 ? daysOf(factAt(site, at) as OpeningHoursLine | null) : [];
    const titles = [...days, said?.title, ...(said?.aliases ?? []), ...(isLeaf ? nouns : [])];
    if (days.length === 5) titles.push('weekdays');
    const phrases = titles.map(phraseOf).filter((phrase) => phrase.length > 0);
    if (phrases.length > 0 && (isLeaf || !entries.has(at))) parts.push({ kind: 'words', path: at, phrases });
  }
  const named = parts.filter(({ kind, path }) => kind === 'entry' && path.includes('.'));
  return { parts, entries: named.map(({ path }) => path), label };
}

/** The stems of a title, without those that say little. */
function phraseOf(title: string | undefined): string[] {
  const all = stemsOf(title ?? '');
  const said = all.filter((stem) => !stopWords.has(stem));
  const stems = said.length > 0 ? said : all;
  const strong = stems.filter((stem) => !weak.has(stem));
  return strong.length > 0 ? strong : stems;
}

/** The entries of all collections, by path. */
export const entriesOf: (site: Surroundings) => ReadonlyMap<string, NamedEntry> = oncePerFacts((site) => {
  const entries = new Map<string, NamedEntry>();
  for (const [key, value] of Object.entries(site.facts.tree))
    if (!settings.has(key)) addEntries(value, key, 0, entries);
  const byKey = new Map<string, NamedEntry>();
  for (const entry of entries.values()) {
    const key = entry.path.split('.').slice(1).join('.');
    byKey.set(key, merged(byKey.get(key), entry));
  }
  for (const [key, value] of Object.entries(site.facts.tree)) addKeyed(value, key, 0, entries, byKey);
  return entries;
});

/** Entries of two collections under one key go by the names of both. */
function merged(known: NamedEntry | undefined, added: NamedEntry): NamedEntry {
  if (!known) return added;
  const both = (key: 'names' | 'proper' | 'words') => [...known[key], ...added[key]];
  return { path: added.path, names: both('names'), proper: both('proper'), words: both('words') };
}

/** Derived data repeats entries at deeper places; they go by their shortest path. */
function addEntries(holder: unknown, path: string, depth: number, entries: Map<string, NamedEntry>): void {
  if ((!isMap(holder) && !Array.isArray(holder)) || depth > 3) return;
  const maps = Object.entries(holder).filter((pair): pair is [string, FactMap] => isMap(pair[1]));
  const named = maps.filter(([, value]) => namesIn(value, nameKeys).length > 0);
  const shared = sharedWords(named.map(([, value]) => namesIn(value, nameKeys)));
  for (const [key, value] of named) {
    const names = namesIn(value, nameKeys);
    const plain = names.map((name) => without(name, shared)).filter((name) => name !== '' && !names.includes(name));
    const slug = key.includes('-') ? [key.replaceAll('-', ' ')] : [];
    const also = Array.isArray(value.alsoCalled) ? value.alsoCalled.map(String) : [];
    const numbered = namesIn(value, properKeys).filter((name) => /\d/.test(name));
    const proper = numbered.length > 0 ? [...numbered, ...shortForms(numbered), ...slug] : [];
    const entry = { path: `${path}.${key}`, names: [...names, ...shortForms(names)], proper };
    entries.set(entry.path, { ...entry, words: [...also, ...slug, ...plain] });
  }
  for (const [key, value] of maps) addEntries(value, `${path}.${key}`, depth + 1, entries);
}

/** `securityDeposit.four-seater`: a value by the key of an entry elsewhere is called as that one. */
function addKeyed(
  holder: unknown,
  path: string,
  depth: number,
  entries: Map<string, NamedEntry>,
  byKey: ReadonlyMap<string, NamedEntry>,
): void {
  if (!isMap(holder) || depth > 3) return;
  for (const [key, value] of Object.entries(holder)) {
    const entry = typeof value === 'number' ? byKey.get(key) : undefined;
    if (entry) entries.set(`${path}.${key}`, { ...entry, path: `${path}.${key}` });
    addKeyed(value, `${path}.${key}`, depth + 1, entries, byKey);
  }
}

function namesIn(entry: FactMap, keys: readonly string[]): string[] {
  const names = keys.map((key) => entry[key]).filter((name) => typeof name === 'string' && name.length < 60);
  return [...new Set(names)] as string[];
}

/** The words that all entries of a collection have in their names, which do not tell them apart: "Daily pass", "Weekly pass". */
function sharedWords(names: readonly string[][]): Set<string> {
  if (names.length < 2) return new Set();
  const sets = names.map((entryNames) => new Set(entryNames.flatMap((name) => name.toLowerCase().split(/\s+/))));
  return new Set([...(sets[0] ?? [])].filter((word) => sets.every((set) => set.has(word))));
}

function without(name: string, words: ReadonlySet<string>): string {
  const rest = name.split(/\s+/).filter((word) => !words.has(word.toLowerCase()));
  return rest.join(' ');
}

/** "Maverick 4 Plus" of "D5 Maverick 4 Plus": the last words, where there are two or a number among them. */
function shortForms(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = name.split(' ');
    return words
      .map((_, index) => words.slice(index))
      .filter(
        (rest) =>
          rest.length < words.length &&
          (rest.length > 2 ||
            (rest.length === 2 && /^\p{Lu}/u.test(rest[0] ?? '') && /\p{L}{3}/u.test(rest[0] ?? '')) ||
            /^[A-Z]+\d$/.test(rest[0] ?? '')),
      )
      .map((rest) => rest.join(' '));
  });
}
