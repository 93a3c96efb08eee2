import { figureIndexOf } from '../../facts/figure-index.ts';
import { groupOf, pathsBeside, refersTo } from '../fact-path.ts';
import { stemReaderOf } from '../stem.ts';
import { saidBy } from '../surroundings.ts';
import type { Check } from './check.ts';

/** "We answer within {{ feedback.complex }}, and mostly within {{ contact.typical }}": a matter that no word speaks of, beside figures of one that has its own. */
export const wrongGroup: Check = ({ site, text, fact, reference, path, levels }) => {
  if (!fact || fact.mark.kind === 'count' || text.value === '') return undefined;
  const topOf = (one: string) => one.split('.')[0] ?? '';
  const beside = pathsBeside(site, text, reference);
  const tops = new Set(beside.map(topOf));
  const [top] = tops;
  if (top === undefined || tops.size > 1 || top === topOf(path)) return undefined;
  const groups = beside.map((one) => groupOf(groupOf(one)) || groupOf(one));
  const { facts } = figureIndexOf(site);
  const isOfKind = (one: typeof fact) =>
    one.mark.kind === fact.mark.kind && one.mark.unit === fact.mark.unit && one.mark.per === fact.mark.per;
  const meant = facts.find(
    (one) => !one.isDerived && groups.includes(groupOf(one.path)) && isOfKind(one) && !refersTo(site, text, one),
  );
  if (!meant || entryLike.test(path) || entryLike.test(meant.path)) return undefined;
  const own = stemReaderOf(site)(path.replaceAll('.', ' '));
  const theirs = stemReaderOf(site)(meant.path.replaceAll('.', ' '));
  if ([...own.difference(theirs)].some(saidBy(site, levels()))) return undefined;
  return { message: `Its sentence tells facts of ${groupOf(meant.path)}, and ${reference.source} is ${path}.`, meant };
};

/** What has names of its own is told apart by them. */
const entryLike = /^(?:vehicles|series|brands|rentals|showrooms|municipalities|hours)\./;
