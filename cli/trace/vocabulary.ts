import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { entitiesOf } from './entities.ts';
import { groupOf } from './fact-path.ts';
import { stemsOf } from './stem.ts';

/** The words by which readers know a fact, with how much each tells: one that few facts share tells most. */
export interface Vocabulary {
  /** Words of the fact's own name. */
  own: ReadonlyMap<string, number>;
  /** Other words for the same. */
  other: ReadonlyMap<string, number>;
}

/** What the last name of a path is called otherwise. */
const otherWords: readonly [name: RegExp, words: string][] = [
  [/(^|\.)price$/, 'price cost costs msrp sells rate rent'],
  [/fromPrice$/, 'from starting starts price least'],
  [/renewalPerDay$/, 'renews renewal further extra'],
  [/seats$/, 'seats seater passengers people'],
  [/\.range$/, 'range charge battery'],
  [/topSpeed$/, 'speed fast tops'],
  [/chargingTime$/, 'charges recharges charging'],
  [/payload$/, 'payload carries load capacity'],
  [/windowDays$/, 'return returned back within'],
  [/maximumMiles$/, 'odometer driven under'],
  [/freeMiles/, 'free delivery deliver radius within'],
  [/feePerMile$/, 'beyond further delivery mile'],
  [/rentalPolicy\.minimumAge$/, 'driver renter rent old license'],
  [/privacy\.minimumAge$/, 'children child younger details'],
  [/lateReturnPerHour$/, 'late overdue'],
  [/noShow/, 'no-show collected'],
  [/sameDay/, 'same day rush'],
  [/defectReportHours$/, 'defect damage report'],
  [/responseHours/, 'answer reply respond response'],
  [/responses\.contact/, 'answer reply respond response message'],
  [/yearsOfExperience$/, 'experience years business'],
  [/lienAfterDays$/, 'lien unclaimed abandoned'],
  [/pricePerMonth$/, 'storage month'],
  [/laborRate/, 'labor service workshop repair'],
  [/promotions$/, 'promoted moved rise rose advanced'],
  [/\.hires$/, 'hired joined recruits newcomers'],
  [/minimumHours$/, 'shortest least'],
  [/lateRefundPercent$/, 'after later cancel'],
  [/maximumHours$/, 'most latest longest'],
  [/orderBy$/, 'order book before'],
  [/\.closes$/, 'until till'],
  [/effectiveDate$/, 'effective force applies apply revised updated'],
];

/** The words of every fact that is a figure. */
export const vocabulariesOf: (site: Site) => ReadonlyMap<FactFigure, Vocabulary> = oncePer(createVocabularies);

function createVocabularies(site: Site): Map<FactFigure, Vocabulary> {
  const { facts } = figureIndexOf(site);
  const entities = entitiesOf(site);
  const words = facts.map((fact) => {
    const entity = entities.of(fact.path);
    const own = stemsOf(withoutEntity(fact.path, entity));
    const other = otherWords.filter(([name]) => name.test(fact.path)).map(([, text]) => text);
    return { fact, own, other: stemsOf(other.join(' ')) };
  });
  const frequency = new Map<string, number>();
  for (const { own } of words) for (const word of own) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weigh = (word: string) => Math.log(1 + facts.length / (frequency.get(word) ?? facts.length / 20));
  const weighted = (set: Set<string>) => new Map([...set].map((word) => [word, weigh(word)]));
  return new Map(words.map(({ fact, own, other }) => [fact, { own: weighted(own), other: weighted(other) }]));
}

function withoutEntity(path: string, entity: string | undefined): string {
  if (entity === undefined) return path;
  return path.startsWith(`${entity}.`) ? path.slice(entity.length) : groupOf(path);
}
