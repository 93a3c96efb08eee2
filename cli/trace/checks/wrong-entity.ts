import { numberAt } from '../../facts/described-facts.ts';
import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import type { Reference } from '../../facts/template.ts';
import { oncePer } from '../../once-per.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf } from '../authored-text.ts';
import { topicsOf } from '../claims/wordings.ts';
import { entitiesOf, vehiclesOf } from '../entities.ts';
import { factFigureOf, factPathOf, groupOf } from '../fact-path.ts';
import { sistersNamed } from '../sisters.ts';
import { type Level, sentenceBefore, wordsAt } from '../surroundings.ts';
import type { Check, Mistake, Place } from './check.ts';

/** One vehicle's name with another's price. */
export const wrongEntity: Check = (place) => {
  const { site, text, fact, path, reference, levels } = place;
  const fixed = fixedEntry(place);
  if (fixed) return fixed;
  if (!fact && !wordedFieldsOf(site).has(path.split('.').slice(2).join('.'))) return undefined;
  const entities = entitiesOf(site);
  const own = entities.of(path);
  if (own === undefined || own === subjectOf(text)) return undefined;
  // "The Plus costs ...", in the text of the Pro.
  if (sistersNamed(site, subjectOf(text), sentenceBefore(text.value, reference.start)).includes(own)) return undefined;
  if (isWeighed(place, own) || isOfMany(place, own) || isPassedOn(place, own) || isExceeded(place, own))
    return undefined;
  const collection = `${own.split('.')[0]}.`;
  const named = levels().map(({ text: around }) => {
    const all = [...entities.named(around)];
    return [...all, ...basesOf(place, all, around)].filter((path) => path.startsWith(collection));
  });
  const inRow = otherInRow(levels(), named, own) ?? otherBehind(place, named.flat(), own);
  if (!inRow && isMeant(place, named, own)) return undefined;
  // A page is about one brand, if about any; its title may name a vehicle or a showroom among others.
  const near = collection === 'brands.' ? named : named.slice(0, 4);
  const other = inRow ?? near.flat().find((one) => one !== own) ?? subjectIn(collection, text);
  if (other === undefined) return undefined;
  const meant = figureIndexOf(site).byPath.get(sameOf(path, own, other));
  // "The EV City costs $15,000, less than the flagship at $17,595": the one that is named has its own figure already.
  const beside = text.references.filter((one) => isSameSentence(text.value, one, reference));
  if (meant && !inRow && beside.some((one) => factFigureOf(site, text, one) === meant)) return undefined;
  const message = `The words here speak of ${entities.nameOf(other)}, and ${reference.source} is a fact of ${entities.nameOf(own)}.`;
  return { message, meant };
};

const ofLinks = new Set(['name', 'fullName', 'slug', 'href']);

/** `text: "{{ municipalities.edison.known }}"` on the page that is made for every town: all of them would say it. */
function fixedEntry({ text, path, fact, reference }: Place): Mistake | undefined {
  const subject = text.page?.kind === 'entry' ? text.page.subject : undefined;
  const [collection = '', entry, ...fields] = path.split('.');
  if (!subject || fact || reference.path !== path || text.raw.trim() !== reference.source) return undefined;
  if (subject.path.split('.')[0] !== collection || fields.length === 0 || ofLinks.has(fields.at(-1) ?? ''))
    return undefined;
  return { message: `${reference.source} is of "${entry}", and the page is made for each of ${collection}.` };
}

/**
 * "It covers {{ vehicle.range }}, against {{ the range of another }}": the same figure of both in one sentence. Outside of the records of
 * carts a word that weighs them must stand between.
 */
function isWeighed({ site, text, path, reference }: Place, own: string): boolean {
  if (!path.startsWith(`${own}.`)) return false;
  const subject = subjectOf(text);
  const [collection, field] = [own.split('.')[0] ?? '', path.slice(own.length)];
  const isOfOther = (one: string | undefined) =>
    subject?.startsWith('vehicles.')
      ? one === subject + field
      : one !== path && one?.startsWith(`${collection}.`) === true && one.endsWith(field);
  return text.references.some(
    (one) =>
      isOfOther(factPathOf(site, text, one)) &&
      isSameSentence(text.value, one, reference) &&
      (subject?.startsWith('vehicles.') === true || weighing.test(text.value.slice(one.end, reference.start))),
  );
}

const weighing =
  /^[^;:]*\b(?:against|versus|vs\.?|compared (?:to|with)|instead of|in place of|rather than)\s+(?:the )?$/i;

/** "The rest of the D6 Max series stops at", "25 mph nearly everywhere": one cart that speaks for many. */
function isOfMany({ site, levels, text, reference }: Place, own: string): boolean {
  if (!own.startsWith('vehicles.')) return false;
  const before = sentenceBefore(text.value, reference.start);
  const groups = [...entitiesOf(site).named(before)].filter((path) => own in membersOf(site, path));
  const isRest = /\b(?:rest of|other|others|most of)\b/i.test(before) && groups.length > 0;
  return isRest || /\b(?:(?:nearly|almost) (?:everywhere|all|every\w*)|as a rule)\b/i.test(wordsAt(levels(), 'clause'));
}

function membersOf(site: Site, group: string): Record<string, unknown> {
  return Object.fromEntries(Object.keys(vehiclesOf(site, group)).map((slug) => [`vehicles.${slug}`, true]));
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

/** The nearest words that name any name it; or those of its sentence that stand before it: "a four-seater or utility cart from ...". */
function isMeant({ site, text, reference }: Place, named: readonly string[][], own: string): boolean {
  const before = sentenceBefore(text.value, reference.start);
  if (subjectOf(text)?.startsWith('vehicles.') && preferred.test(before) && named[0]?.length === 0) return false;
  return named.find((paths) => paths.length > 0)?.includes(own) === true || entitiesOf(site).named(before).has(own);
}

/** "Choose it over the Turfman 800 for bulky loads, and plan on ...": the cart of the text again. */
const preferred = /\b(?:over|instead of|rather than|unlike) [^.;:]*, and (?!(?:it|its|that|which|the)\b)[^,.;:]*$/i;

const plain = /\b(?:standard|plain|base|basic|regular|ordinary|smaller|shorter) (?:EV )?[A-Z]/;

/** "Nomad or Nomad XL", "the standard Nomad": beside another of its series, the name of the series is that of the model that is called like it. */
function basesOf({ site, text }: Place, named: readonly string[], words: string): string[] {
  if (subjectOf(text)?.startsWith('vehicles.') && !plain.test(words)) return [];
  const { nameOf } = entitiesOf(site);
  return named
    .filter((path) => path.startsWith('series.'))
    .flatMap((series) =>
      Object.entries(vehiclesOf(site, series))
        .filter(([, vehicle]) => isMap(vehicle) && vehicle.model === nameOf(series))
        .map(([slug]) => `vehicles.${slug}`),
    );
}

/** What texts can say of an entry without a figure, as `batteryType` of a brand. */
const wordedFieldsOf = oncePer(
  (site: Site) =>
    new Set(
      topicsOf(site)
        .filter(({ collection }) => collection !== undefined)
        .map(({ field }) => field),
    ),
);

/** The path of the same fact of another entry: `securityDeposit.utility` is the deposit of `rentals.utility`. */
function sameOf(path: string, own: string, other: string): string {
  if (path.startsWith(`${own}.`)) return other + path.slice(own.length);
  return `${groupOf(path)}.${other.split('.')[1] ?? ''}`;
}

/** The entry that the row of a table, or the label beside a value, is about, when the text itself names none. */
function otherInRow(levels: readonly Level[], named: readonly string[][], own: string): string | undefined {
  const at = (name: Level['name']) => named[levels.findIndex((level) => level.name === name)] ?? [];
  const [entry, ...more] = at('beside');
  return entry !== own && more.length === 0 && at('sentence').length === 0 ? entry : undefined;
}

/** "{{ deposit }} for the six-seater", "{{ miles }} radius around the showroom": what stands right behind tells, whatever else the sentence names. */
function otherBehind({ site, text, reference }: Place, named: readonly string[], own: string): string | undefined {
  const behind =
    /^(?: [\w-]+){0,2}? (?:for|around) (?:the |a |an |our )?([^,.;:()]*?)(?=$|[,.;:()]| and | or | but )/.exec(
      text.value.slice(reference.end),
    );
  const paths = [...entitiesOf(site).named(behind?.[1] ?? '')];
  return paths.includes(own) ? undefined : paths.find((path) => named.includes(path));
}

function isSameSentence(value: string, one: Reference, other: Reference): boolean {
  const between = value.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  return !/[.!?]\s|\n/.test(between);
}

function subjectIn(collection: string, text: AuthoredText): string | undefined {
  const subject = subjectOf(text);
  return subject?.startsWith(collection) ? subject : undefined;
}
