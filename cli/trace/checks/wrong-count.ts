import { figureIndexOf } from '../../facts/figure-index.ts';
import { groupOf } from '../fact-path.ts';
import { wordsAt } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "Five municipalities" with the number of models, "8 full-time" with that of part-time staff. */
export const wrongCount: Check = ({ site, text, path, fact, reference, levels }) => {
  const { find, facts } = figureIndexOf(site);
  // A list that is no figure is counted by its name.
  const [noun] = fact?.mark.nouns ?? (reference.filters.includes('count') ? [path] : []);
  if (noun === undefined || !text.value) return undefined;
  // What stands alone is counted by its label: "37", "models to choose from".
  const isAlone = text.raw.trim() === reference.source;
  const words = isAlone ? `${text.value} ${wordsAt(levels(), 'beside')}` : text.value;
  const end = isAlone ? text.value.length : reference.end;
  const figure = find(words).find((one) => one.start < end && one.end > reference.start);
  if (figure?.kind !== 'count' || figure.noun === noun) return undefined;
  const meant = facts.find(({ mark }) => mark.nouns?.[0] === figure.noun);
  // Models of a series and of a brand are told apart elsewhere; two of one list are told by their nouns.
  if (!meant || (topOf(meant.path) === topOf(path) && groupOf(meant.path) !== groupOf(path))) return undefined;
  return { message: `The words here count ${figure.noun}, and ${reference.source} counts ${noun}.`, meant };
};

function topOf(path: string): string | undefined {
  return path.split('.')[0];
}
