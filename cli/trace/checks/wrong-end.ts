import { numberAt } from '../../facts/described-facts.ts';
import { entitiesOf, speaksOfAll, vehiclePathsOf } from '../entities.ts';
import { sentenceBefore } from '../surroundings.ts';
import type { Check, Mistake, Place } from './check.ts';

/** What stands before a figure that is the other end. */
const before: Readonly<Record<string, RegExp>> = {
  least: /\b(?:up to|as (?:far|much|many|fast) as|at most|no more than)\s+$/i,
  most: /\b(?:at least|as (?:little|few) as|no (?:less|fewer) than|from)\s+$/i,
};

/** "Up to {{ brands.denago.least.range }}": the wrong end of what the vehicles of a brand have, or a figure that is no end at all. */
export const wrongEnd: Check = (place) => {
  const { text, reference, path } = place;
  const ahead = text.value.slice(0, reference.start);
  const [end = ''] = path.split('.').slice(-2);
  if (!before[end]) return ofOne(place, ahead);
  if (!before[end].test(ahead)) return ofAll(place, ahead);
  const meant = end === 'least' ? 'most' : 'least';
  return { message: `The words here speak of the ${meant}, and ${reference.source} is the ${end}.` };
};

/** "Every Evolution reaches {{ brands.evolution.most.topSpeed }}", where some have less. */
function ofAll({ site, text, reference, path }: Place, ahead: string): Mistake | undefined {
  const clause =
    sentenceBefore(text.value, reference.start)
      .split(/[,;:()]/)
      .at(-1) ?? '';
  const [group = '', field = ''] = path.split(/\.(?:least|most)\./);
  const [least, most] = ['least', 'most'].map((end) => numberAt(site, `${group}.${end}.${field}`));
  if (least === most || least === undefined || !speaksOfAll(site, clause) || bounded.test(ahead)) return undefined;
  return {
    message: `The words here speak of all, and ${reference.source} is what only some have: others have ${path.includes('.most.') ? least : most}.`,
  };
}

const bounded = /\b(?:up to|to|from|between|least|most|than|over|under|and)\s+$/i;

/** "The Turfman carries up to {{ the payload of the Turfman 800 }}": one of a series has more. */
function ofOne({ site, text, reference, path }: Place, ahead: string): Mistake | undefined {
  const [own, field] = /^(vehicles\.[^.]+)\.(\w+)$/.exec(path)?.slice(1) ?? [];
  const isMost = before.least?.test(ahead) === true;
  if (own === undefined || (!isMost && !before.most?.test(ahead))) return undefined;
  const named = [...entitiesOf(site).named(sentenceBefore(text.value, reference.start))];
  const [group, ...more] = named.filter((one) => /^(?:series|vehicles)\./.test(one));
  const value = numberAt(site, path);
  if (!group?.startsWith('series.') || more.length > 0 || value === undefined) return undefined;
  const members = vehiclePathsOf(site, group).map((vehicle) => `${vehicle}.${field}`);
  if (!members.includes(path)) return undefined;
  const against = members.find((member) => {
    const other = numberAt(site, member) ?? value;
    return isMost ? other > value : other < value;
  });
  if (against === undefined) return undefined;
  return {
    message: `The words here speak of the ${isMost ? 'most' : 'least'} that the series has, and ${reference.source} is not.`,
    against,
  };
}
