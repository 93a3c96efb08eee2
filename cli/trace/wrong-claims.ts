import { oncePer } from '../once-per.ts';
import type { Site } from '../site/site.ts';
import { allowancesOf, allowsWords } from './allowances.ts';
import { authoredTexts } from './authored-text.ts';
import { brandCarts } from './claims/brand-carts.ts';
import { brandRanges } from './claims/brand-ranges.ts';
import type { ClaimReader, WrongClaim } from './claims/claim.ts';
import { comparedFacts } from './claims/compared-facts.ts';
import { comparedHours } from './claims/compared-hours.ts';
import { comparedRentals } from './claims/compared-rentals.ts';
import { comparedVehicles } from './claims/compared-vehicles.ts';
import { countedSeries } from './claims/counted-series.ts';
import { freeCells } from './claims/free-cells.ts';
import { openDays } from './claims/open-days.ts';
import { showroomAddresses } from './claims/showroom-addresses.ts';
import { teamRoles } from './claims/team-roles.ts';
import { teamYears } from './claims/team-years.ts';
import { textSubject } from './claims/text-subject.ts';
import { vehicleRatios } from './claims/vehicle-ratios.ts';
import { worded } from './claims/worded.ts';

const readers: readonly ClaimReader[] = [
  worded,
  comparedVehicles,
  vehicleRatios,
  comparedRentals,
  comparedFacts,
  comparedHours,
  openDays,
  brandRanges,
  brandCarts,
  teamRoles,
  teamYears,
  textSubject,
  showroomAddresses,
  freeCells,
  countedSeries,
];

/** The claims that no entry under `consistency.allow` speaks of. */
export function wrongClaims(site: Site): WrongClaim[] {
  const allowances = allowancesOf(site);
  return allWrongClaims(site).filter((claim) => !allowances.some((allowance) => allowsWords(allowance, claim)));
}

/** Claims in words that contradict the facts that they are about, one for each place in the sources. */
export const allWrongClaims = oncePer((site: Site): WrongClaim[] => {
  const byPlace = new Map<string, WrongClaim>();
  for (const text of authoredTexts(site)) {
    for (const claim of readers.flatMap((read) => read(site, text))) {
      const { file, line, column } = claim.finding;
      byPlace.set(`${file}:${line}:${column}`, claim);
    }
  }
  return [...byPlace.values()];
});
