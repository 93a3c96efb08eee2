import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf, subjectsSharing } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { entitiesOf, speaksOfAll, vehiclesOf } from '../entities.ts';
import { valueText } from '../judgement.ts';
import { isOfKind } from '../manner-of-speaking.ts';
import { type Level, surroundingsOf, wordsAt } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { type Hit, hitReaderOf, type Topic, topicsOf } from './wordings.ts';

/** Words by which a clause speaks of what is not the case, or of another: anywhere in it, and before the claim. */
const hedges =
  /\b(?:if|unless|unlike|than|instead|rather|whether|available|option(?:s|al)?|either|compared?|versus|vs|upgrade|convert\w*|used to|formerly)\b/i;
const negations =
  /\b(?:without|not|no|never|nor|neither|other|another|different|need|needs|want|prefer|look(?:ing)? (?:for|at)|or)\b|n['’]t\b/i;
const denials = /\b(?:not|no|never|nobody|nor|neither|nothing)\b|n['’]t\b/i;

/** By which a sentence grants something in some cases only: "if you cancel in time, no fee is due", "no fee before the start". */
const conditions =
  /\b(?:if|unless|when|whenever|as long as|provided|once|except|otherwise|in (?:which|that|this) case)\b/i;
/** "Up to two drivers" is a number of them. */
const limits =
  /\b(?:before|after|within|inside|until|up to(?! (?:\d|two|three|four|five|six)\b)|where|while|only|instead)\b/i;

/** What a schema gives words to: "lifted", "no refund for an early return", "we never charge for pet hair". */
export const worded: ClaimReader = (site, text) => {
  const topics = topicsOf(site);
  const hits = hitReaderOf(site)(text.value);
  return hits
    .map((hit) => {
      const topic = topics[hit.topic];
      return topic && judge(site, text, topic, hit, hits);
    })
    .filter((claim) => claim !== undefined);
};

/** What the claim is about says something else; undefined where it is true, or is about nothing that is known. */
function judge(site: Site, text: AuthoredText, topic: Topic, hit: Hit, hits: readonly Hit[]): WrongClaim | undefined {
  const { start, end } = hit;
  const facts = factsMeant(site, text, topic, hit);
  const isBorneOut = (path: string, pattern: number) =>
    topic.patterns[pattern]?.isTrue(valueAt(site.facts.tree, path.split('.'))) === true;
  const isOfAll =
    /^(?:every|all|each)\b/i.test(text.value.slice(start, end)) ||
    /^series\./.test(text.fact ?? '') ||
    subjectsSharing(site, text).length > 0 ||
    speaksOfAll(site, wordsAt(surroundingsOf(site, text, start, end), 'clause'));
  const isTrue = ({ pattern }: Hit) =>
    isOfAll ? facts.every((path) => isBorneOut(path, pattern)) : facts.some((path) => isBorneOut(path, pattern));
  const valuesOf = ({ pattern }: Hit) => topic.patterns[pattern]?.values ?? [];
  // "Lead-acid is cheaper, lithium lasts longer" weighs the two against each other; "a rear bench that faces forward" does not.
  const isWeighed = hits.some(
    (other) =>
      other.topic === hit.topic && isTrue(other) && !valuesOf(other).some((value) => valuesOf(hit).includes(value)),
  );
  const first = facts.find((path) => !isBorneOut(path, hit.pattern));
  if (first === undefined || isTrue(hit) || isWeighed) return undefined;
  const words = text.value.slice(start, end);
  // What a reference brings in is judged where it is written.
  if (text.references.some((one) => (one.start <= start && one.end >= end) || one.source === text.raw.trim()))
    return undefined;
  const is = factText(site, first);
  return wrongClaim(
    text,
    { start: hit.told, end },
    {
      rule: ruleOf({ path: first, ...(topic.figure ? { mark: topic.figure } : {}) }),
      message: `"${words}" contradicts the fact ${first}, which is ${is}.`,
      hint: 'Correct the text, or the fact.',
      related: [{ ...site.facts.locate(first), message: `${first} is ${is}.` }],
    },
  );
}

/** What a fact is, in words: its figure, or the value itself. */
function factText(site: Site, path: string): string {
  const fact = figureIndexOf(site).byPath.get(path);
  const value = valueAt(site.facts.tree, path.split('.'));
  if (fact) return valueText(fact);
  return Array.isArray(value) || isMap(value) ? 'another' : String(value);
}

/** Paths of the facts that the claim is about: it is true where one of them agrees. */
function factsMeant(site: Site, text: AuthoredText, topic: Topic, { pattern: at, start, end }: Hit): string[] {
  const { collection, field } = topic;
  const pattern = topic.patterns[at];
  // What is true of the only fact that it can be about needs no more reading.
  if (collection === undefined && pattern?.isTrue(valueAt(site.facts.tree, field.split('.')))) return [];
  const levels = surroundingsOf(site, text, start, end);
  if (!pattern || isAsked(text.value, end) || !isAbout(pattern, text.value.slice(start, end), levels)) return [];
  const clause =
    text.value
      .slice(0, start)
      .split(/[.!?;:,()\n]\s*/)
      .at(-1) ?? '';
  // "No purchase and no deposit" denies both.
  const before = clause.replace(/\b(?:no|without an?) [\w-]+ (?:and|or) $/i, '');
  if (collection === undefined) {
    const isOpen =
      !pattern.conditional && (conditions.test(wordsAt(levels, 'sentence')) || limits.test(wordsAt(levels, 'clause')));
    return isOpen || denials.test(before) ? [] : [field];
  }
  if (hedges.test(wordsAt(levels, 'clause')) || negations.test(before)) return [];
  // A feature of a cart is what that cart has, and nothing about a kind.
  if (isOfKind(text.value, end) && !/^vehicles\..*\.features\./.test(text.fact ?? '')) return [];
  const entries = entriesMeant(site, text, levels);
  const meant = entries.flatMap((entry) => entriesOf(site, collection, entry));
  const left = exceptedIn(site, wordsAt(levels, 'clause')).flatMap((entry) => entriesOf(site, collection, entry));
  return meant.filter((entry) => !left.includes(entry)).map((entry) => `${entry}.${field}`);
}

/** Those that the words name, or that the text is about. */
function entriesMeant(site: Site, text: AuthoredText, levels: readonly Level[]): string[] {
  const shared = subjectsSharing(site, text);
  // What a reference or a heading names differs from page to page.
  const written = { name: 'clause', weight: 4, text: text.raw.replace(/\{\{.*?\}\}/gs, ' ') } as const;
  // "Lifted on every Nomad and Rover" goes on behind the clause.
  const list = /\b(?:every|each|all|both) (?:[\w'’-]+ ){1,3}(?:and|or) (?:every |each |the )?[\w'’-]+(?: [A-Z\d]\S*)*/;
  const own = { name: 'clause', weight: 4, text: list.exec(wordsAt(levels, 'sentence'))?.[0] ?? '' } as const;
  const named = entriesNamed(site, shared.length > 0 ? [written] : [own, ...levels]);
  const subject = subjectOf(text);
  // "Freight belongs in a Turfman: there is no cargo bed here."
  const isHere = /\b(?:here|this (?:cart|one|model))\b/i.test(wordsAt(levels, 'clause'));
  if (isHere && subject?.startsWith('vehicles.')) return [subject];
  return named ?? (shared.length > 0 ? shared : subject === undefined ? [] : [subject]);
}

/** The entries that the nearest words name; of their sentence only those that it begins with: "beds from the Turfman 200 on, lifted frames". */
function entriesNamed(site: Site, levels: readonly Level[]): string[] | undefined {
  return levels
    .map(({ name, text }) => {
      const words =
        name === 'sentence' ? text.replace(/(?<=\w)\s+(?:from|to|with|for|like|than|beside|behind)\b.*$/is, '') : text;
      const named = [...entitiesOf(site).named(words)].filter((path) => isNamedAs(site, path, words));
      // The title of a record has the names of its brand and series in it, as its path has.
      const vehicles = name === 'above' || name === 'page' ? named.filter((path) => path.startsWith('vehicles.')) : [];
      return vehicles.length > 0 ? vehicles : named;
    })
    .find((entries) => entries.length > 0);
}

/** "Every Denago except the EV City". */
function exceptedIn(site: Site, clause: string): string[] {
  const [, ...left] = clause.split(/\b(?:except(?: for)?|apart from|other than|but not|save)\b/i);
  return [...entitiesOf(site).named(left.join(' '))];
}

function isAsked(value: string, end: number): boolean {
  return /^[^.!?\n]*\?/.test(value.slice(end));
}

/** False where words that must stand around are missing, or their sentence is about something else. */
function isAbout({ about, unless }: Topic['patterns'][number], words: string, levels: readonly Level[]): boolean {
  const isAround = !about || about.test(words) || levels.some(({ text }) => about.test(text));
  return isAround && !unless?.test([words, wordsAt(levels, 'sentence'), wordsAt(levels, 'beside')].join(' '));
}

/** By its name as it is written: "a people carrier" is not the series Carrier. */
function isNamedAs(site: Site, path: string, text: string): boolean {
  if (!/^(?:vehicles|series|brands|rentals)\./.test(path)) return false;
  const { name, model } = (valueAt(site.facts.tree, path.split('.')) ?? {}) as { name?: unknown; model?: unknown };
  const nickname = path.startsWith('series.') && String(name).split(' ').at(-1);
  return [name, model, nickname].some((one) => typeof one === 'string' && text.includes(one));
}

/** The vehicles of a series or brand, the brand of a vehicle or series, or the entry itself. */
function entriesOf(site: Site, collection: string, entry: string): string[] {
  const [own = '', slug = ''] = entry.split('.');
  if (own === collection) return [entry];
  const data = valueAt(site.facts.tree, [own, slug]);
  if (collection === 'brands') return isMap(data) && typeof data.brand === 'string' ? [`brands.${data.brand}`] : [];
  return Object.keys(vehiclesOf(site, entry)).map((name) => `vehicles.${name}`);
}
