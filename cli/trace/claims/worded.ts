import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, isKeyword, subjectsSharing, textsBeside } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { speaksOfAll } from '../entities.ts';
import { valueText } from '../judgement.ts';
import { isOfKind } from '../manner-of-speaking.ts';
import { type Level, surroundingsOf, wordsAt } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { entriesMeant, enumeratedIn } from './entries-meant.ts';
import { type Hit, hitReaderOf, type Topic, topicsOf } from './wordings.ts';

/** Words by which a clause speaks of what is not the case, or of another: anywhere in it, and before the claim. */
const hedges =
  /\b(?:if|unless|unlike|than|instead|rather|whether|available|option(?:s|al)?|either|compared?|versus|vs|upgrade|convert\w*|used to|formerly|(?:in|with|on|of) the (?:others?|rest)|(?:com(?:e|es|ing)|switch\w*|chang\w+|mov\w+) from)\b/i;
const negations =
  /\b(?:without|not|no|none|never|nor|neither|other|another|different|need|needs|want|prefer|look(?:ing)? (?:for|at)|or)\b|n['’]t\b/i;
const denials = /\b(?:not|no|none|never|nobody|nor|neither|nothing)\b|n['’]t\b/i;

/** By which a sentence grants something in some cases only: "if you cancel in time, no fee is due", "no fee before the start". */
const conditions =
  /\b(?:if|unless|when|whenever|as long as|provided|once|except|otherwise|in (?:which|that|this) case)\b/i;
/** "Up to two drivers" is a number of them. */
const limits =
  /\b(?:before|after|within|inside|until|up to(?! (?:\d|two|three|four|five|six)\b)|where|while|only|instead)\b/i;

/** What a schema gives words to: "lifted", "no refund for an early return", "we never charge for pet hair". */
export const worded: ClaimReader = {
  read: (site, text) => [...claimsIn(site, text, () => true), ...claimsBeside(site, text)],
};

function claimsIn(site: Site, text: AuthoredText, isMeant: (hit: Hit) => boolean): WrongClaim[] {
  const topics = topicsOf(site);
  const hits = hitReaderOf(site)(text.value);
  return hits
    .filter(isMeant)
    .map((hit) => {
      const topic = topics[hit.topic];
      return topic && judge(site, text, topic, hit, hits);
    })
    .filter((claim) => claim !== undefined);
}

const longestCell = 80;

/** "No-show | Half of the price is refunded": what a cell says of the label beside it. */
function claimsBeside(site: Site, text: AuthoredText): WrongClaim[] {
  if (text.references.length > 0 || text.value.length > longestCell || text.pointer?.includes('rows') !== true)
    return [];
  const [label] = wordsAt(surroundingsOf(site, text, 0, text.value.length), 'beside').split(' | ');
  if (!label) return [];
  const both = { ...text, value: `${label}: ${text.value}` };
  const isOfBoth = ({ start, end }: Hit) => start < label.length && end > label.length + 2;
  return claimsIn(site, both, isOfBoth).map(({ rule, finding: { message, hint = '', related = [] } }) =>
    wrongClaim(text, { start: 0, end: text.value.length }, { rule, message, hint, related }),
  );
}

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
    isSaidOfAll(site, surroundingsOf(site, text, start, end));
  const isTrue = ({ pattern }: Hit) =>
    isOfAll ? facts.every((path) => isBorneOut(path, pattern)) : facts.some((path) => isBorneOut(path, pattern));
  const valuesOf = ({ pattern }: Hit) => topic.patterns[pattern]?.values ?? [];
  // "Lead-acid is cheaper, lithium lasts longer" weighs the two against each other; "a rear bench that faces forward" does not.
  const isWeighed = hits.some(
    (other) =>
      other.topic === hit.topic &&
      isTrue(other) &&
      !/[.!?]\s/.test(text.value.slice(Math.min(end, other.end), Math.max(start, other.start))) &&
      !valuesOf(other).some((value) => valuesOf(hit).includes(value)),
  );
  const first = facts.find((path) => !isBorneOut(path, hit.pattern));
  const words = text.value.slice(start, end);
  // "Its lifted sibling" is another cart, and "Cargo bed: no" a question and its answer.
  if (siblings.test(text.value.slice(end)) || isAnswered(text)) return undefined;
  // "The Lifted" is a name.
  const isName = /^[A-Z]/.test(words) && /\b[Tt]he $/.test(text.value.slice(0, start));
  if (first === undefined || isTrue(hit) || isWeighed || isName) return undefined;
  // What a reference brings in is judged where it is written.
  const isFrom = (one: AuthoredText['references'][number]) =>
    (one.start <= start && one.end >= end) || (topic.figure !== undefined && one.start >= start && one.end <= end);
  if (text.references.some((one) => isFrom(one) || one.source === text.raw.trim())) return undefined;
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

const siblings = /^[\s-]+(?:sibling|sister|brother|cousin|twin|counterpart)s?\b/i;

/** A label that a yes or a no stands beside. */
function isAnswered(text: AuthoredText): boolean {
  return (
    text.pointer?.at(-1) === 'label' &&
    textsBeside(text).some(
      ({ pointer, value }) => pointer.at(-1) === 'value' && /^(?:yes|no|none|—|-)$/i.test(`${value}`),
    )
  );
}

function isSaidOfAll(site: Site, levels: readonly Level[]): boolean {
  return [wordsAt(levels, 'clause'), enumeratedIn(levels)].some((words) => speaksOfAll(site, words));
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
  const isSearched = isKeyword(text);
  if (isOfKind(text.value, end) && !isSearched && !/^vehicles\..*\.features\./.test(text.fact ?? '')) return [];
  // Where the title names another brand than the address, keywords cannot tell which is right.
  const isOfPage = (entry: string) => !isSearched || text.page?.route.includes(entry.split('.')[1] ?? '') === true;
  return entriesMeant(site, text, collection, levels)
    .filter(isOfPage)
    .map((entry) => `${entry}.${field}`);
}

function isAsked(value: string, end: number): boolean {
  return /^[^.!?\n]*\?/.test(value.slice(end));
}

/** False where words that must stand around are missing, or their sentence is about something else. */
function isAbout({ about, unless }: Topic['patterns'][number], words: string, levels: readonly Level[]): boolean {
  const isAround = !about || about.test(words) || levels.some(({ text }) => about.test(text));
  return isAround && !unless?.test([words, wordsAt(levels, 'sentence'), wordsAt(levels, 'beside')].join(' '));
}
