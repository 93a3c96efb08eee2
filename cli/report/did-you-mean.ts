import { distance } from 'fastest-levenshtein';

/** `Did you mean "hero"?` for the candidate nearest to `word`, or undefined when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length * 0.4)) + 1;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best === undefined ? undefined : `Did you mean "${best}"?`;
}

/** Most names that a message lists. */
const most = 60;

/** What to write in place of a word that is none of `names`: the nearest, or else any of them. */
export function oneOf(word: string, names: Iterable<string>): string {
  const all = [...names];
  if (all.length === 0) return 'There are none yet.';
  const rest = all.length > most ? ` and ${all.length - most} more` : '';
  return didYouMean(word, all) ?? `Write one of these: ${all.slice(0, most).join(', ')}${rest}.`;
}
