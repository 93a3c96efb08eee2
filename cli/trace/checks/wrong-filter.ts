import type { FactFigure } from '../../facts/figure-index.ts';
import type { Check } from './check.ts';

const kindsOfFilters: Readonly<Record<string, FactFigure['mark']['kind'][]>> = {
  usd: ['money'],
  percent: ['percent'],
  miles: ['distance'],
  feet: ['distance'],
  mph: ['speed'],
  pounds: ['weight'],
  rating: ['rating'],
};

/** A speed told in miles, a number of days in percent. */
export const wrongFilter: Check = ({ fact, reference }) => {
  if (!fact) return undefined;
  const [filter] = reference.filters;
  const kinds = filter === undefined ? undefined : kindsOfFilters[filter];
  const noun = /\|\s*(?:unit|compound):\s*['"](?:business )?(second|minute|hour|day|week|month|year)s?['"]/.exec(
    reference.source,
  )?.[1];
  const isWrong = noun ? fact.mark.unit !== noun && fact.mark.kind !== 'age' : kinds && !kinds.includes(fact.mark.kind);
  const isMiles = filter === 'miles' && fact.mark.unit !== 'mile';
  if (!isWrong && !(kinds && isMiles)) return undefined;
  return {
    message: `Reference ${reference.source} words the fact ${fact.path}, a ${fact.mark.kind}, as something else.`,
  };
};
