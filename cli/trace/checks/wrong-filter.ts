import type { FactFigure } from '../../facts/figure-index.ts';
import { wordsAt } from '../surroundings.ts';
import type { Check, Mistake, Place } from './check.ts';

const kindsOfFilters: Readonly<Record<string, FactFigure['mark']['kind'][]>> = {
  usd: ['money'],
  percent: ['percent'],
  miles: ['distance'],
  feet: ['distance'],
  mph: ['speed'],
  pounds: ['weight'],
  rating: ['rating'],
};

/** A number without words of its own, and the unit that stands behind it, or behind the other end of its range. */
const filterless = /^\{\{-?\s*[\w.[\]-]+\s*-?\}\}$/;
const divided = /\|\s*divided_by:\s*([\d.]+)/;
const metersPer: Readonly<Record<string, number>> = { mile: 1609.344, kilometer: 1000 };
const lengthBehind = /^[ -](?:(?<mile>mi(?:les?)?)|(?<kilometer>km|kilomet(?:er|re)s?))\b/;
const unitBehind =
  /^(?:(?:-|–| to )\d+)?[ -](?:business )?(second|minute|hour|day|week|month|year|mile|foot|feet)s?\b/i;

/** What right behind a figure of a cart says which of its figures it is. */
const nouns: readonly [behind: RegExp, field: string][] = [
  [/^ (?:of )?range\b/, 'range'],
  [/^ (?:of )?(?:top )?speed\b/, 'topSpeed'],
  [/^ (?:of )?payload\b/, 'payload'],
];

/** A speed told in miles, a number of days in percent, a number of days with "weeks" behind it. */
export const wrongFilter: Check = (place) => {
  const { fact, path, reference, text } = place;
  if (!fact) return undefined;
  const isWrongDay = wrongDays(place);
  if (isWrongDay) return isWrongDay;
  const behind = filterless.test(reference.source) ? unitBehind.exec(text.value.slice(reference.end))?.[1] : undefined;
  const unit = behind === 'feet' ? 'foot' : behind?.toLowerCase();
  if (unit !== undefined && fact.mark.unit !== undefined && fact.mark.unit !== unit) {
    return {
      message: `The words here give ${reference.source} in ${unit}s, and ${fact.path} counts ${fact.mark.unit}s.`,
    };
  }
  const isWrongLength = wrongLength(place);
  if (isWrongLength) return isWrongLength;
  const noun = nouns.find(([words]) => words.test(text.value.slice(reference.end)));
  const field = path.split('.').at(-1) ?? '';
  if (noun && noun[1] !== field && nouns.some(([, one]) => one === field)) {
    return { message: `The words here tell a ${noun[1]}, and ${reference.source} is the ${field}.` };
  }
  const [filter] = reference.filters;
  const kinds = filter === undefined ? undefined : kindsOfFilters[filter];
  const unitNamed =
    /\|\s*(?:unit|compound):\s*['"](?:business |working |calendar )?(second|minute|hour|day|week|month|year)s?['"]/.exec(
      reference.source,
    )?.[1];
  const isWrong = unitNamed
    ? fact.mark.unit !== unitNamed && fact.mark.kind !== 'age'
    : kinds && !kinds.includes(fact.mark.kind);
  const isMiles = filter === 'miles' && fact.mark.unit !== 'mile';
  if (!isWrong && !(kinds && isMiles)) return undefined;
  return {
    message: `Reference ${reference.source} words the fact ${fact.path}, a ${fact.mark.kind}, as something else.`,
  };
};

/** Meters divided by what a mile has, and told as kilometers, or the other way round. */
function wrongLength({ fact, reference, text }: Place): Mistake | undefined {
  const divisor = divided.exec(reference.source)?.[1];
  if (fact?.mark.unit !== 'meter' || divisor === undefined) return undefined;
  const { groups = {} } = lengthBehind.exec(text.value.slice(reference.end)) ?? {};
  const unit = reference.filters.includes('miles') ? 'mile' : Object.keys(groups).find((name) => groups[name]);
  const meters = unit === undefined ? undefined : metersPer[unit];
  if (meters === undefined || Math.abs(Number(divisor) - meters) <= 1) return undefined;
  return { message: `${reference.source} divides meters by ${divisor}, and a ${unit} has ${meters}.` };
}

/** Business days told as days, or days as business days: a weekend more or less. */
function wrongDays({ fact, reference, text, levels }: Place): Mistake | undefined {
  const unit = /\|\s*(?:unit|compound):\s*['"](?:(business|working) |calendar )?days?['"]/.exec(reference.source);
  if (!unit || fact?.mark.unit !== 'day') return undefined;
  const isBusiness = fact.mark.business === true;
  const isSaid = unit[1] !== undefined || /\b(?:business|working|week)[\s-]?days?\b/i.test(wordsAt(levels(), 'clause'));
  if (isBusiness === isSaid || text.value === '') return undefined;
  return {
    message: `${fact.path} counts ${isBusiness ? 'business days' : 'days'}, and ${reference.source} tells ${isBusiness ? 'days' : 'business days'}.`,
  };
}
