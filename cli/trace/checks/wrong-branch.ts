import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { valueAt } from '../../schema/describe-error.ts';
import { entitiesOf } from '../entities.ts';
import { groupOf, pathsBeside } from '../fact-path.ts';
import { stemReaderOf } from '../stem.ts';
import { saidBy } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "Every rental of {{ delivery.sale.minimum }} or more": what holds of one of two, said of the other. */
export const wrongBranch: Check = ({ site, text, path, fact, reference, levels }) => {
  const branch = groupOf(path);
  const whole = groupOf(branch);
  if (!fact || whole === '' || entitiesOf(site).of(path) !== undefined) return undefined;
  const holder = valueAt(site.facts.tree, whole.split('.'));
  const branches = Object.entries(isMap(holder) ? holder : {}).filter(([, one]) => isMap(one) && !('min' in one));
  const [other, ...more] = branches.map(([name]) => `${whole}.${name}`).filter((one) => one !== branch);
  if (other === undefined || more.length > 0 || branches.length !== 2) return undefined;
  const wordsOf = (one: string) => stemReaderOf(site)(one.slice(whole.length));
  const [mine, theirs] = [
    [...wordsOf(branch).difference(wordsOf(other))],
    [...wordsOf(other).difference(wordsOf(branch))],
  ];
  const isInClause = saidBy(
    site,
    levels().filter(({ name }) => name === 'clause'),
  );
  const isNear = saidBy(
    site,
    levels().filter(({ name }) => name !== 'page'),
  );
  if (theirs.length === 0 || !theirs.every(isInClause) || mine.some(isNear)) return undefined;
  const { byPath } = figureIndexOf(site);
  if (pathsBeside(site, text, reference).some((one) => one.startsWith(`${other}.`) && byPath.has(one)))
    return undefined;
  return {
    message: `The words here speak of ${other}, and ${reference.source} is a fact of ${branch}.`,
    against: other,
  };
};
