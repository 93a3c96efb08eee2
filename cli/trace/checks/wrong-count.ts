import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { groupOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/** "Five municipalities" with the number of models, "8 full-time" with that of part-time staff. */
export const wrongCount: Check = ({ site, text, fact, reference }) => {
  const { find, facts } = figureIndexOf(site);
  const [noun] = fact?.mark.nouns ?? [];
  if (!fact || noun === undefined || !text.value) return undefined;
  const figure = find(text.value).find(({ start, end }) => start < reference.end && end > reference.start);
  if (figure?.kind !== 'count' || figure.noun === noun) return undefined;
  const meant = facts.find(({ mark }) => mark.nouns?.[0] === figure.noun);
  // Models of a series and of a brand are told apart elsewhere; two of one list are told by their nouns.
  if (!meant || (topOf(meant) === topOf(fact) && groupOf(meant.path) !== groupOf(fact.path))) return undefined;
  return { message: `The words here count ${figure.noun}, and ${reference.source} counts ${noun}.`, meant };
};

function topOf({ path }: FactFigure): string | undefined {
  return path.split('.')[0];
}
