import type { Location } from '../finding.ts';
import type { Site } from '../site/site.ts';
import { type Allowance, allows, allowsPlace, allowsWords } from './allowances.ts';
import { allJudgements } from './judge.ts';
import { namedPlaces } from './named-places.ts';
import { allWrongClaims } from './wrong-claims.ts';

/** Where a figure or a place stands that the entry allows; undefined for an entry that nothing needs. */
export function standsAt(site: Site, allowance: Allowance): Location | undefined {
  const figure = allJudgements(site).find((judgement) => allows(allowance, judgement));
  const words = allWrongClaims(site).find((claim) => allowsWords(allowance, claim));
  return (
    figure?.finding ?? words?.finding ?? namedPlaces(site).find((place) => allowsPlace(allowance, place))?.location
  );
}
