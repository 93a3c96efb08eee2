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
