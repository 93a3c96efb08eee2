import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import type { Site } from '../../site/site.ts';
import { groupOf } from '../fact-path.ts';
import type { Check } from './check.ts';

const perRate = /^(?: per |\/)(\w+)/;
const forEach = /^ for (?:each|every|the|any|one) (\w+)/;
/** "Each hour is $25." */
const eachTime =
  /\b(?:each|every|per) (?:further |extra |late )?(hour|day|week|month|mile) (?:is|costs|comes to|at) $/i;
const perTime = /^ (?:per|an|a|each|every) (hour|day|week|month|mile)\b/;

/** The rates of a list: `rentals | values | pluck: 'fromPerDay'`. */
const ratePlucked = /\|\s*pluck:\s*['"]\w+Per(Hour|Day|Week|Month|Year|Mile)['"]/;

/** What is per accident "per person" or "for each person", and a fee that is asked once "per hour". */
export const wrongRate: Check = ({ site, fact, reference, text }) => {
  const behind = text.value.slice(reference.end);
  const told = perTime.exec(behind)?.[1] ?? eachTime.exec(text.value.slice(0, reference.start))?.[1];
  const plucked = ratePlucked.exec(reference.source)?.[1]?.toLowerCase();
  if (plucked !== undefined && told !== undefined && told !== plucked) {
    return { message: `The words here give ${reference.source} per ${told}, and it is per ${plucked}.` };
  }
  if (!fact) return undefined;
  const { per } = fact.mark;
  const each = forEach.exec(behind)?.[1];
  const rate = perRate.exec(behind)?.[1] ?? (isRateBeside(site, fact, each) ? each : undefined);
  if (rate !== undefined && per !== undefined && per !== rate) {
    return { message: `The words here give ${reference.source} per ${rate}, and ${fact.path} is per ${per}.` };
  }
  // No plan of a rental counts hours, and no vehicle is sold by the mile.
  if ((told === 'hour' || told === 'mile') && fact.mark.kind === 'money' && per === undefined && isOfEntry(fact)) {
    return { message: `The words here give ${reference.source} per ${told}, and ${fact.path} is no such rate.` };
  }
  if (told !== undefined && per !== undefined && told !== per && !isOfEntry(fact)) {
    return { message: `The words here give ${reference.source} per ${told}, and ${fact.path} is per ${per}.` };
  }
  if (told === undefined || per !== undefined || fact.mark.kind !== 'money' || isOfEntry(fact)) return undefined;
  return { message: `The words here give ${reference.source} per ${told}, and ${fact.path} is no such rate.` };
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
