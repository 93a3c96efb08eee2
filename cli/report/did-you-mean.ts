import { distance } from 'fastest-levenshtein';
import { slugOf } from '../files/slug.ts';

/** Letters that a word needs before we look for names with it. A shorter word is part of many names by chance. */
const leastPart = 4;

/** If more names than this contain a word, a full list is just as good. */
const mostLonger = 3;

/** Other words that people use for a name, such as "dollars" for `usd`. */
type AliasesOf = (name: string) => readonly string[] | undefined;

/** The names that have `word` as an alias, singular or plural. */
export function calledBy(word: string, names: Iterable<string>, aliasesOf?: AliasesOf): string[] {
  const plain = (words: string) => slugOf(words).replace(/s$/, '');
  return [...names].filter((name) => aliasesOf?.(name)?.some((alias) => plain(alias) === plain(word)));
}

/** A question such as `Did you mean "hero"?`, with the names that have the alias `word`, the closest one, or the few that contain it. */
export function didYouMean(word: string, candidates: Iterable<string>, aliasesOf?: AliasesOf): string | undefined {
  const said = word.toLowerCase().replace(/\s+/g, '-');
  const names = [...candidates];
  const called = calledBy(word, names, aliasesOf);
  if (called.length > 0) return question(called);
  const limit = Math.max(1, Math.floor(word.length * 0.4));
  const [near] = names
    .map((name) => ({ name, steps: stepsBetween(said, name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  const singular = said.replace(/s$/, '');
  const longer = names.filter((name) => singular.length >= leastPart && name.toLowerCase().includes(singular));
  const isPart = longer.length > 0 && longer.length <= mostLonger;
  // A name that contains it beats one with similar letters.
  if (near && (near.steps <= 1 || !isPart)) return question([near.name]);
  return isPart ? question(longer) : undefined;
}

/** How many letters differ. Letters in another order, as in "nmae" for "name", count as one. */
function stepsBetween(said: string, name: string): number {
  const sorted = (word: string) => [...word].sort().join('');
  return Math.min(distance(said, name), sorted(said) === sorted(name) ? 1 : Infinity);
}

function question(names: readonly string[]): string {
  return `Did you mean ${names.map((name) => `"${name}"`).join(' or ')}?`;
}

/** The most names that a message lists. */
const most = 60;

/** Says what to write instead of an unknown word: the closest of `names`, or else a list of them. */
export function suggestName(word: string, names: Iterable<string>, aliasesOf?: AliasesOf): string {
  const all = [...names];
  if (all.length === 0) return 'There are none yet.';
  const words = word.split(/[\s;|]+/);
  if (words.length > 1 && words.every((name) => all.includes(name))) return `Put commas between: ${words.join(', ')}.`;
  const rest = all.length > most ? ` and ${all.length - most} more` : '';
  return didYouMean(word, all, aliasesOf) ?? `Write one of these: ${all.slice(0, most).join(', ')}${rest}.`;
}
