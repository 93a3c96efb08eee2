import { numberAt } from '../../facts/described-facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { entitiesOf } from '../entities.ts';
import { wordsAt } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "The EV City starts at {{ the brand's from price }}": a part is spoken of, and the figure is that of the whole. */
export const wrongWhole: Check = ({ site, text, fact, reference, levels }) => {
  if (!fact?.isDerived || !fact.path.startsWith('brands.')) return undefined;
  const entities = entitiesOf(site);
  const own = entities.of(fact.path) ?? '';
  // "All {{ the brand's number }} carts", where no brand is spoken of.
  const isAll = /\b[Aa]ll (?:our |the )?$/.test(text.value.slice(0, reference.start));
  if (fact.mark.kind === 'count' && isAll && levels().every((level) => !entities.named(level.text).has(own))) {
    return { message: `The words here speak of all, and ${reference.source} counts those of ${entities.nameOf(own)}.` };
  }
  const named = [...entities.named(wordsAt(levels(), 'clause'))];
  const [part, ...more] = named.filter((path) => path.startsWith('series.'));
  if (part === undefined || more.length > 0 || named.includes(own)) return undefined;
  const meant = figureIndexOf(site).byPath.get(part + fact.path.slice(own.length));
  if (!meant || numberAt(site, meant.path) === numberAt(site, fact.path)) return undefined;
  return {
    message: `The words here speak of ${entities.nameOf(part)}, and ${reference.source} is of ${entities.nameOf(own)}.`,
    meant,
  };
};
