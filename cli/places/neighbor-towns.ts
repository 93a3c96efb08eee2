import { isInvalidFact } from '../facts/invalid-facts.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { sentenceBefore } from '../trace/surroundings.ts';
import { entriesOf, townNamesOf, townPattern, townsListed } from './town-names.ts';

/** The towns of the service area, which of them are neighbors, and how a text says that they are. */
export interface NeighborTowns {
  byName: ReadonlyMap<string, string>;
  /** Slugs of the neighbors by the slug of a town. */
  neighbors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that name both towns, in groups called `one` and `other`; the second may be a list. */
  pairs: readonly RegExp[];
  /** Texts that call a town, or a list, the neighbor of the one that they are about. */
  ofOwn: readonly RegExp[];
  town: RegExp;
}

/** Two towns of which a text says that they are neighbors. */
export interface ClaimedNeighbors {
  /** Slugs; of the first none where it is the one that the text is about. */
  one?: string;
  other: string;
  /** The name of the other as the text has it, and where it stands. */
  name: string;
  start: number;
}

/** Undefined while the facts do not say which towns are neighbors. */
export const neighborTownsOf = oncePer((site: Site): NeighborTowns | undefined => {
  const towns = entriesOf(site.facts.tree.municipalities);
  const isKnown = towns.every(([slug]) => !isInvalidFact(`municipalities.${slug}.neighbors`, site.invalidFacts));
  if (towns.length === 0 || !isKnown) return undefined;
  const byName = townNamesOf(site);
  const town = townPattern(byName.keys());
  return {
    byName,
    neighbors: new Map(
      towns.map(([slug, { neighbors }]) => [slug, new Set(Array.isArray(neighbors) ? neighbors.map(String) : [])]),
    ),
    ...patternsOf(town),
    town: new RegExp(town, 'g'),
  };
});

function patternsOf(town: string): Pick<NeighborTowns, 'pairs' | 'ofOwn'> {
  const one = `\\b(?<one>${town})`;
  const other = `(?<other>${town}(?:(?:, (?:and )?| and )${town}(?=[.,;:!?)]|$| and ))*)`;
  const neighbor = '(?: \\w+)? neighbors?';
  const isNextTo = [
    '(?: also| directly)? (?:borders(?: on)?|adjoins|abuts|neighbors)',
    '(?: is| lies| sits|,)? (?:right |directly |just )?(?:next to|next door to)',
    `(?: is|,) a${neighbor} of`,
    ' shares (?:a|its)(?: \\w+)? (?:border|boundary|line) with',
  ].join('|');
  return {
    pairs: [
      `${one}(?:${isNextTo}) ${other}`,
      `${one}(?: is|,) (?<other>${town})['’]s${neighbor}`,
      `${one}['’]s${neighbor},? ${other}`,
    ].map((source) => new RegExp(source, 'g')),
    ofOwn: [
      `\\b(?:[Tt]he|[Tt]his|[Oo]ur) (?:borough|township|city|town)(?:${isNextTo}) ${other}`,
      `\\bIt(?:${isNextTo}) ${other}`,
      `\\b(?:neighboring|next-door) ${other}`,
      `\\b(?:[Ss]urrounded|[Ee]nclosed|[Rr]inged)(?: entirely| completely| wholly)?(?: on (?:every|all|three) sides?)? by (?:the township of )?${other}`,
      `\\b${other}, (?:right )?next door\\b`,
    ].map((source) => new RegExp(source, 'g')),
  };
}

const cue =
  /surrounded|enclosed|ringed|\bneighbor(?!hood)|next[ -]door|next to|\bborders?\b|adjoin|abut|boundary|\bline with/;
const denied = /\b(?:no|not|never|neither|if)\b|n['’]t\b/i;

/** A quick look: few texts speak of neighbors, and the patterns are slow. */
export function mayClaim(value: string): boolean {
  return cue.test(value);
}

/** The pairs that a text calls neighbors. */
export function neighborsClaimed(value: string, { byName, pairs, ofOwn, town }: NeighborTowns): ClaimedNeighbors[] {
  return [...pairs, ...ofOwn].flatMap((pattern) =>
    [...value.matchAll(pattern)].flatMap((match) => {
      if (denied.test(sentenceBefore(value, match.index))) return [];
      const one = byName.get(match.groups?.one ?? '');
      return townsListed(match, match.groups?.other ?? '', town).flatMap((listed) => {
        const other = byName.get(listed.name);
        return other === undefined ? [] : [{ ...(one === undefined ? {} : { one }), other, ...listed }];
      });
    }),
  );
}
