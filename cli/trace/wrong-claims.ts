import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { allowancesOf, allowsWords } from './allowances.ts';
import { type AuthoredText, authoredTexts } from './authored-text.ts';
import { brandCarts } from './claims/brand-carts.ts';
import { brandRanges } from './claims/brand-ranges.ts';
import type { ClaimReader, WrongClaim } from './claims/claim.ts';
import { comparedFacts } from './claims/compared-facts.ts';
import { comparedHours } from './claims/compared-hours.ts';
import { comparedRentals } from './claims/compared-rentals.ts';
import { comparedVehicles } from './claims/compared-vehicles.ts';
import { countedSeries } from './claims/counted-series.ts';
import { driverAndGuests } from './claims/driver-and-guests.ts';
import { freeCells } from './claims/free-cells.ts';
import { openDays } from './claims/open-days.ts';
import { sameFacts } from './claims/same-facts.ts';
import { showroomAddresses } from './claims/showroom-addresses.ts';
import { teamRoles } from './claims/team-roles.ts';
import { teamYears } from './claims/team-years.ts';
import { textSubject } from './claims/text-subject.ts';
import { vehicleRatios } from './claims/vehicle-ratios.ts';
import { worded } from './claims/worded.ts';
import { judgeParts } from './judged-parts.ts';

const readers: readonly ClaimReader[] = [
  worded,
  comparedVehicles,
  vehicleRatios,
  comparedRentals,
  comparedFacts,
  sameFacts,
  comparedHours,
  driverAndGuests,
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
  const cues = readers.map(({ cue }) => cue?.(site));
  // Which readers a text has anything for, kept from run to run.
  const readersOf = rememberTexts(site, {
    kind: 'claim-cues',
    parameters: cues.map((cue) => cue?.source ?? ''),
    read: (text) => [...readers.keys()].filter((at) => readers[at]?.cue && cues[at] && text.search(cues[at]) !== -1),
  });
  const always = readers.filter(({ cue }) => !cue);
  const judge = (text: AuthoredText) => {
    const cued = readersOf(text.value).flatMap((at) => readers[at] ?? []);
    return [...always, ...cued].flatMap((reader) => reader.read(site, text));
  };
  for (const claim of judgeParts(site, 'claims', authoredTexts(site), judge)) {
    const { file, line, column } = claim.finding;
    byPlace.set(`${file}:${line}:${column}`, claim);
  }
  return [...byPlace.values()];
});
