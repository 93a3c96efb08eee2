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
const metersPerMile = 1609.344;
const kilometers = /\|\s*divided_by:\s*1000(?:\.0)?\s*-?\}\}$/;
const unitBehind =
  /^(?:(?:-|–| to )\d+)?[ -](?:business )?(second|minute|hour|day|week|month|year|mile|foot|feet)s?\b/i;

/** A speed told in miles, a number of days in percent, a number of days with "weeks" behind it. */
export const wrongFilter: Check = (place) => {
  const { fact, reference, text } = place;
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
  const divisor = Number(divided.exec(reference.source)?.[1] ?? metersPerMile);
  if (fact.mark.unit === 'meter' && reference.filters.includes('miles') && Math.abs(divisor - metersPerMile) > 1) {
    return { message: `${reference.source} divides meters by ${divisor}, and a mile has ${metersPerMile}.` };
  }
  if (
    fact.mark.unit === 'meter' &&
    divided.test(reference.source) &&
    Math.abs(divisor - metersPerMile) <= 1 &&
    /^[ -](?:km|kilomet(?:er|re)s?)\b/.test(text.value.slice(reference.end))
  ) {
    return { message: `${reference.source} counts miles, and the words here kilometers.` };
  }
  if (
    fact.mark.unit === 'meter' &&
    kilometers.test(reference.source) &&
    /^[ -]mi(?:les?)?\b/.test(text.value.slice(reference.end))
  ) {
    return { message: `${reference.source} counts kilometers, and the words here miles.` };
  }
  const [filter] = reference.filters;
  const kinds = filter === undefined ? undefined : kindsOfFilters[filter];
  const noun =
    /\|\s*(?:unit|compound):\s*['"](?:business |working |calendar )?(second|minute|hour|day|week|month|year)s?['"]/.exec(
      reference.source,
    )?.[1];
  const isWrong = noun ? fact.mark.unit !== noun && fact.mark.kind !== 'age' : kinds && !kinds.includes(fact.mark.kind);
  const isMiles = filter === 'miles' && fact.mark.unit !== 'mile';
  if (!isWrong && !(kinds && isMiles)) return undefined;
  return {
    message: `Reference ${reference.source} words the fact ${fact.path}, a ${fact.mark.kind}, as something else.`,
  };
};

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
