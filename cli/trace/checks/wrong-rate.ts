import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import type { Site } from '../../site/site.ts';
import { groupOf } from '../fact-path.ts';
import type { Check } from './check.ts';

const perRate = /^(?: per |\/)(\w+)/;
const forEach = /^ for (?:each|every|the|any|one) (\w+)/;
const perTime = /^ (?:per|an|a|each|every) (hour|day|week|month|mile)\b/;

/** What is per accident "per person" or "for each person", and a fee that is asked once "per hour". */
export const wrongRate: Check = ({ site, fact, reference, text }) => {
  if (!fact) return undefined;
  const behind = text.value.slice(reference.end);
  const { per } = fact.mark;
  const each = forEach.exec(behind)?.[1];
  const rate = perRate.exec(behind)?.[1] ?? (isRateBeside(site, fact, each) ? each : undefined);
  if (rate !== undefined && per !== undefined && per !== rate) {
    return { message: `The words here give ${reference.source} per ${rate}, and ${fact.path} is per ${per}.` };
  }
  const time = perTime.exec(behind)?.[1];
  if (time !== undefined && per !== undefined && time !== per && !isOfEntry(fact)) {
    return { message: `The words here give ${reference.source} per ${time}, and ${fact.path} is per ${per}.` };
  }
  if (time === undefined || per !== undefined || fact.mark.kind !== 'money' || isOfEntry(fact)) return undefined;
  return { message: `The words here give ${reference.source} per ${time}, and ${fact.path} is no such rate.` };
};

/** A plan of a day or a week has its time in its name. */
function isOfEntry({ path }: FactFigure): boolean {
  return /^(?:rentals|vehicles)\./.test(path);
}

/** True for a rate that a fact beside this one has: "for each person", beside the limit of an accident. */
function isRateBeside(site: Site, { path, mark }: FactFigure, rate: string | undefined): boolean {
  const isOther = (one: FactFigure) => one.mark.kind === mark.kind && groupOf(one.path) === groupOf(path);
  return rate !== undefined && figureIndexOf(site).facts.some((one) => one.mark.per === rate && isOther(one));
}
