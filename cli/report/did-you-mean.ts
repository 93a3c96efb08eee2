import { distance } from 'fastest-levenshtein';
import { slugOf } from '../files/slug.ts';

/** A word shorter than this is in many names by chance, and of more names than this any list is as good. */
const leastPart = 4;
const mostLonger = 3;

/** More words that people have for a name: "dollars" for `usd`. */
type AliasesOf = (name: string) => readonly string[] | undefined;

/** The names that `word` is another word for, in the singular or the plural. */
export function calledBy(word: string, names: Iterable<string>, aliasesOf?: AliasesOf): string[] {
  const plain = (words: string) => slugOf(words).replace(/s$/, '');
  return [...names].filter((name) => aliasesOf?.(name)?.some((alias) => plain(alias) === plain(word)));
}

/**
 * `Did you mean "hero"?` for the candidates that people call `word`, else for the nearest, else for the few that have it in them;
 * undefined when there are none.
 */
export function didYouMean(word: string, candidates: Iterable<string>, aliasesOf?: AliasesOf): string | undefined {
  const said = word.toLowerCase().replace(/\s+/g, '-');
  const names = [...candidates];
  const called = calledBy(word, names, aliasesOf);
  if (called.length > 0) return question(called);
  const limit = Math.max(1, Math.floor(word.length * 0.4));
  const [near] = names
    .map((name) => ({ name, steps: distance(said, name.toLowerCase()) }))
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps);
  const isWithin = (part: string, whole: string) => part.length >= leastPart && whole.includes(part);
  const singular = said.replace(/s$/, '');
  const longer = names.filter((name) => isWithin(singular, name.toLowerCase()));
  // What has the whole word in it is nearer than what shares some letters with it.
  const isPart = longer.length > 0 && longer.length <= mostLonger;
  const shorter = names.filter((name) => isWithin(name.toLowerCase(), said));
  const parts = isPart ? longer : shorter.length === 1 ? shorter : [];
  const likely = near && !(isPart && near.steps > 1) ? [near.name] : parts;
  return likely.length === 0 ? undefined : question(likely);
}

function question(names: readonly string[]): string {
  return `Did you mean ${names.map((name) => `"${name}"`).join(' or ')}?`;
}

/** Most names that a message lists. */
const most = 60;

/** What to write in place of a word that is none of `names`: the nearest, or else any of them. */
export function suggestName(word: string, names: Iterable<string>, aliasesOf?: AliasesOf): string {
  const all = [...names];
  if (all.length === 0) return 'There are none yet.';
  const words = word.split(/[\s;|]+/);
  if (words.length > 1 && words.every((name) => all.includes(name))) return `Put commas between: ${words.join(', ')}.`;
  const rest = all.length > most ? ` and ${all.length - most} more` : '';
  return didYouMean(word, all, aliasesOf) ?? `Write one of these: ${all.slice(0, most).join(', ')}${rest}.`;
}
