import { sentencesOf } from '../trace/surroundings.ts';
import type { NeighborTowns } from './neighbor-towns.ts';

/** "Metuchen is just over the line", "Carts for Metuchen come from Woodbridge", "Weddings in Metuchen". */
const speaksOf = {
  before: /^(?:The )?$/,
  behind: /^ (?!and\b|or\b|to\b|by\b|through\b)[a-z]+/,
  served:
    /\b(?:[Cc]arts?|[Dd]eliver(?:y|ies|s)?|[Tt]railers?|[Dd]rivers?|[Rr]entals?) (?:(?:we|that|which) \w+ |bound )?(?:for|to|in|across|into)$|\b(?:reach(?:es)?|(?:comes?|rolls?|runs?|goes) (?:up |down |over )?(?:to|into))$/,
};
const near =
  /\b(?:next|near|nearby|close|closer|across|over|neighbor\w*|border\w*|minutes|away|side|end|bridge|bank|river|share[sd]?|surround\w*|line|between|beyond|unlike|than|left|from)\b/;

/**
 * The towns that a text of one town speaks of as if it were theirs; those beside the own name in a sentence, and neighbors that are
 * said to be near, are left out.
 */
export function townNamed(
  value: string,
  { byName, neighbors, town }: NeighborTowns,
  { own, isTitle }: { own: string; isTitle: boolean },
): { name: string; start: number }[] {
  return sentencesOf(value).flatMap(({ sentence, index }) => {
    const named = [...sentence.matchAll(town)];
    if (named.some(({ 0: name }) => byName.get(name) === own)) return [];
    return named
      .filter(({ 0: name, index: at }) => {
        const before = sentence.slice(0, at);
        const behind = sentence.slice(at + name.length);
        const isSubject = speaksOf.before.test(before) && speaksOf.behind.test(behind);
        const isNear = neighbors.get(own)?.has(byName.get(name) ?? '') === true && near.test(sentence);
        return (isSubject && !isNear) || speaksOf.served.test(before.trimEnd()) || (isTitle && / in $/.test(before));
      })
      .map(({ 0: name, index: at }) => ({ name, start: index + at }));
  });
}
