import { numberAt } from '../../facts/described-facts.ts';
import type { Reference } from '../../facts/template.ts';
import { subjectOf } from '../authored-text.ts';
import { entitiesOf, vehiclePathsOf } from '../entities.ts';
import { factPathOf } from '../fact-path.ts';
import { sistersNamed } from '../sisters.ts';
import { sentenceBefore, wordsAt } from '../surroundings.ts';
import type { Place } from './check.ts';

/** True where a sentence that is about one entry rightly tells a figure of another, `own`. */
export function isMeantOfOther(place: Place, own: string): boolean {
  return [isSister, isWeighed, isOfMany, isPassedOn, isExceeded].some((isMeant) => isMeant(place, own));
}

/** "The Plus costs ...", in the text of the Pro. */
function isSister({ site, text, reference }: Place, own: string): boolean {
  return sistersNamed(site, subjectOf(text), sentenceBefore(text.value, reference.start)).includes(own);
}

/**
 * "It covers {{ vehicle.range }}, against {{ the range of another }}": the same figure of both in one sentence. Outside of the records of
 * carts a word that weighs them must stand between.
 */
function isWeighed({ site, text, path, reference }: Place, own: string): boolean {
  if (!path.startsWith(`${own}.`)) return false;
  const subject = subjectOf(text);
  const isRecord = subject?.startsWith('vehicles.') === true;
  const [collection, field] = [own.split('.')[0] ?? '', path.slice(own.length)];
  const isOfOther = (one: string) =>
    isRecord ? one === subject + field : one !== path && one.startsWith(`${collection}.`) && one.endsWith(field);
  return text.references.some(
    (one) =>
      isOfOther(factPathOf(site, text, one) ?? '') &&
      isSameSentence(text.value, one, reference) &&
      (isRecord || weighing.test(text.value.slice(one.end, reference.start))),
  );
}

const weighing =
  /^[^;:]*\b(?:against|versus|vs\.?|compared (?:to|with)|instead of|in place of|rather than)\s+(?:the )?$/i;

/** "The rest of the D6 Max series stops at", "25 mph nearly everywhere": one cart that speaks for many. */
function isOfMany({ site, levels, text, reference }: Place, own: string): boolean {
  if (!own.startsWith('vehicles.')) return false;
  const before = sentenceBefore(text.value, reference.start);
  const isOfGroup = (group: string) => vehiclePathsOf(site, group).includes(own);
  const isRest =
    /\b(?:rest of|other|others|most of)\b/i.test(before) && [...entitiesOf(site).named(before)].some(isOfGroup);
  return isRest || /\b(?:(?:nearly|almost) (?:everywhere|all|every\w*)|as a rule)\b/i.test(wordsAt(levels(), 'clause'));
}

/** "The utility cart has a bed. It costs the same as the other on every plan, {{ its price }}": the sentence goes on about the one before. */
function isPassedOn({ site, text, reference }: Place, own: string): boolean {
  const before = text.value.slice(0, reference.start);
  const sentence = sentenceBefore(text.value, reference.start);
  if (!/^\s*(?:It|Its|They|Their|That one|This one)\b/.test(sentence)) return false;
  const [previous = ''] = before.slice(0, before.length - sentence.length).match(/[^.!?]*[.!?]\s*$/) ?? [];
  return entitiesOf(site).named(previous).has(own);
}

/** "The only rental with more than {{ the seats of another }} seats", in the texts of one that has more. */
function isExceeded({ site, text, path, reference }: Place, own: string): boolean {
  const than =
    /\b(?:(?<more>more|longer|farther|higher|faster|larger)|less|fewer|shorter|lower|slower|smaller|cheaper) than $/i.exec(
      text.value.slice(0, reference.start),
    );
  const subject = subjectOf(text);
  if (!than || subject === undefined || !path.startsWith(`${own}.`)) return false;
  const [mine, theirs] = [numberAt(site, subject + path.slice(own.length)), numberAt(site, path)];
  if (mine === undefined || theirs === undefined) return false;
  return than.groups?.more === undefined ? mine < theirs : mine > theirs;
}

/** True where no sentence ends between two references. */
export function isSameSentence(value: string, one: Reference, other: Reference): boolean {
  const between = value.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !/[.!?]\s|\n/.test(between);
}
