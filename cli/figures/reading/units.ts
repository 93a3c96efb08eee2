export type Dimension =
  | 'duration'
  | 'distance'
  | 'speed'
  | 'weight'
  | 'percent'
  | 'money'
  | 'seats'
  | 'people'
  | 'stars'
  | 'count';

/** What a unit word measures. `factor` turns the number into `unit`: a decade is 10 years. */
export interface Unit {
  dimension: Dimension;
  unit: string;
  factor: number;
}

const lines: readonly (readonly [Dimension, unit: string, factor: number, words: string])[] = [
  ['duration', 'second', 1, 'seconds sec secs'],
  ['duration', 'minute', 1, 'minute minutes min mins'],
  ['duration', 'hour', 1, 'hour hours hr hrs'],
  ['duration', 'day', 1, 'day days'],
  ['duration', 'week', 1, 'week weeks wk wks'],
  ['duration', 'week', 2, 'fortnight fortnights'],
  ['duration', 'month', 1, 'month months mo mos mth mths'],
  ['duration', 'year', 1, 'year years yr yrs'],
  ['duration', 'year', 10, 'decade decades'],
  ['distance', 'mile', 1, 'mile miles mi'],
  ['distance', 'kilometer', 1, 'km kms kilometer kilometers kilometre kilometres'],
  ['distance', 'foot', 1, 'foot feet ft'],
  ['distance', 'inch', 1, 'inch inches'],
  ['distance', 'meter', 1, 'meter meters metre metres m'],
  ['speed', 'mph', 1, 'mph'],
  ['speed', 'km/h', 1, 'kph kmh'],
  ['weight', 'pound', 1, 'lb lbs pound pounds'],
  ['weight', 'kilogram', 1, 'kg kgs kilo kilos kilogram kilograms'],
  ['weight', 'ton', 1, 'ton tons tonne tonnes'],
  ['percent', 'percent', 1, 'percent pct'],
  ['money', 'USD', 1, 'dollar dollars buck bucks usd'],
  ['money', 'USD', 0.01, 'cent cents'],
  ['money', 'EUR', 1, 'euro euros eur'],
  ['money', 'GBP', 1, 'gbp'],
  ['money', 'CAD', 1, 'cad'],
  ['seats', 'seat', 1, 'seat seats seater seaters passenger passengers'],
  ['people', 'seat', 1, 'people person persons adult adults rider riders occupant occupants golfer golfers guests'],
  ['stars', 'star', 1, 'star stars'],
];

/** Unit words by their spelling in lower case. */
export const unitWords: ReadonlyMap<string, Unit> = new Map(
  lines.flatMap(([dimension, unit, factor, words]) =>
    words.split(' ').map((word) => [word, { dimension, unit, factor }] as const),
  ),
);

/** Units that are no words: 15%, 4.8★, 25¢. */
export const unitSymbols: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['%', { dimension: 'percent', unit: 'percent', factor: 1 }],
  ['％', { dimension: 'percent', unit: 'percent', factor: 1 }],
  ['★', { dimension: 'stars', unit: 'star', factor: 1 }],
  ['¢', { dimension: 'money', unit: 'USD', factor: 0.01 }],
  ['′', { dimension: 'distance', unit: 'foot', factor: 1 }],
  ['″', { dimension: 'distance', unit: 'inch', factor: 1 }],
]);

/** Units that only count in lower case and touching the digits: `24h`, while "3D" and "4 in" are none. */
export const gluedOnlyUnits: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['h', { dimension: 'duration', unit: 'hour', factor: 1 }],
  ['d', { dimension: 'duration', unit: 'day', factor: 1 }],
  ['y', { dimension: 'duration', unit: 'year', factor: 1 }],
  ['in', { dimension: 'distance', unit: 'inch', factor: 1 }],
]);

/** Every word that may touch the digits it belongs to: 25mph, 800lbs. */
export const gluedUnits: ReadonlySet<string> = new Set([...unitWords.keys(), ...gluedOnlyUnits.keys()]);
