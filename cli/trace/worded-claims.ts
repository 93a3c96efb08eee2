import { describedFacts } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import type { FactFigure } from '../facts/figure-index.ts';
import type { Finding } from '../finding.ts';
import { oncePer } from '../once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type AuthoredText, authoredTexts, subjectOf } from './authored-text.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import { entitiesOf } from './entities.ts';
import { isOfKind } from './manner-of-speaking.ts';
import { locateInText } from './source-span.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * The keyword `wordings` of a schema: what texts say of a fact without a figure. `says` are regular expressions in any case, in which a
 * space also stands for hyphens and line ends, and `…` for some words of the same sentence.
 */
interface Wording {
  /** What the fact is where they are true: one of these. */
  values?: unknown[];
  /** Or the least that it is. */
  atLeast?: number;
  says: string[];
}

/** A text that says in words what its fact denies. */
export interface WrongClaim {
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

/** A kind of fact that texts can speak of: that of the entries of a collection, or a single one. */
interface Topic {
  collection: string | undefined;
  /** Path of the fact below its entry, or its whole path. */
  field: string;
  figure: FactFigure['mark'] | undefined;
  patterns: { wording: number; isTrue: (value: unknown) => boolean; pattern: RegExp }[];
}

/** Where a text says something of a topic. */
interface Hit {
  topic: number;
  pattern: number;
  /** Which of the topic's wordings the pattern belongs to. */
  wording: number;
  start: number;
  end: number;
}

/** Words by which a clause speaks of what is not the case, or of another: anywhere in it, and before the claim. */
const hedges =
  /\b(?:if|unless|unlike|than|instead|rather|whether|available|option(?:s|al)?|either|compared?|versus|vs|upgrade|convert\w*|used to|formerly)\b/i;
const negations =
  /\b(?:without|not|no|never|nor|other|another|different|need|needs|want|prefer|look(?:ing)? (?:for|at)|or)\b|n['’]t\b/i;

function isWeighed(hits: readonly Hit[], { topic, wording }: Hit): boolean {
  return hits.some((other) => other.topic === topic && other.wording !== wording);
}

/** Claims in words that contradict the record that they are about. */
export const wrongClaims = oncePer((site: Site): WrongClaim[] => {
  const topics = topicsOf(site);
  const read = readerOf(site, topics);
  const found = new Map<string, WrongClaim>();
  for (const text of authoredTexts(site)) {
    for (const hit of read(text.value)) {
      // "Lead-acid is cheaper, lithium lasts longer" weighs the two against each other.
      if (isWeighed(read(text.value), hit)) continue;
      const topic = topics[hit.topic];
      const wrong = topic && judge(site, text, topic, hit);
      if (wrong) found.set(`${wrong.finding.file}:${wrong.finding.line}:${wrong.finding.column}`, wrong);
    }
  }
  return [...found.values()];
});

/** What the claim is about says something else; undefined where it is true, or is about nothing that is known. */
function judge(site: Site, text: AuthoredText, topic: Topic, { pattern, start, end }: Hit): WrongClaim | undefined {
  const facts = factsMeant(site, text, topic, start, end);
  const [first] = facts;
  if (
    first === undefined ||
    facts.some((path) => topic.patterns[pattern]?.isTrue(valueAt(site.facts.tree, path.split('.'))))
  )
    return undefined;
  const words = text.value.slice(start, end);
  // What a reference brings in is judged where it is written.
  if (text.references.some((one) => one.start < end && one.end > start)) return undefined;
  const is = valueAt(site.facts.tree, first.split('.'));
  return {
    rule: ruleOf({ path: first, ...(topic.figure ? { mark: topic.figure } : {}) }),
    finding: {
      severity: 'error',
      ...locateInText(text, start, end),
      message: `"${words}" contradicts the fact ${first}, which is ${is}.`,
      hint: 'Correct the text, or the fact.',
      related: [{ ...site.facts.locate(first), message: `${first} is ${is}.` }],
    },
  };
}

/** Every topic that a schema gives words to, once for all entries of a collection. */
const topicsOf = oncePer((site: Site): Topic[] => {
  const topics = new Map<string, Topic>();
  for (const { path, schema } of describedFacts(site)) {
    if (!Array.isArray(schema.wordings)) continue;
    const [collection = '', , ...rest] = path.split('.');
    const isEntry = ['vehicles', 'brands'].includes(collection);
    const field = isEntry ? rest.join('.') : path;
    const key = `${isEntry ? collection : ''} ${field}`;
    if (topics.has(key)) continue;
    const patterns = (schema.wordings as Wording[]).flatMap(({ values, atLeast, says }, wording) => {
      const isTrue = (fact: unknown) =>
        atLeast === undefined ? values?.includes(fact) === true : Number(fact) >= atLeast;
      return says.map((words) => ({ wording, isTrue, pattern: compile(words) }));
    });
    const figure = schema.figure as Topic['figure'];
    topics.set(key, { collection: isEntry ? collection : undefined, field, figure, patterns });
  }
  return [...topics.values()];
});

function compile(words: string): RegExp {
  const source = words.replaceAll('…', '(?:[^.!?;\\n]{0,60}?)').replaceAll(' ', '[\\s-]+');
  return new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi');
}

/** A reader of texts: where each says something of a topic, by the places of topic and pattern in their lists. */
function readerOf(site: Site, topics: readonly Topic[]): (text: string) => Hit[] {
  return rememberTexts(site, {
    kind: 'claims',
    parameters: topics.map(({ patterns }) => patterns.map(({ pattern }) => pattern.source)),
    read: (text) =>
      longest(
        topics.flatMap(({ patterns }, topic) =>
          patterns.flatMap(({ pattern, wording }, at) =>
            [...text.matchAll(pattern)].map(({ index, 0: words }) => {
              return { topic, pattern: at, wording, start: index, end: index + words.length };
            }),
          ),
        ),
      ),
  });
}

/** Of hits that overlap the longest: "not lifted" is not "lifted". */
function longest(hits: Hit[]): Hit[] {
  const isCovered = (one: Hit) => (other: Hit) =>
    other.topic === one.topic &&
    other.start < one.end &&
    other.end > one.start &&
    other.end - other.start > one.end - one.start;
  return hits.filter((one) => !hits.some(isCovered(one)));
}

/** Paths of the facts that the claim is about: it is true where one of them agrees. */
function factsMeant(
  site: Site,
  text: AuthoredText,
  { collection, field }: Topic,
  start: number,
  end: number,
): string[] {
  if (collection === undefined) return [field];
  const levels = surroundingsOf(site, text, start, end);
  const clause = levels[0]?.text ?? '';
  const before =
    text.value
      .slice(0, start)
      .split(/[.!?;:,()\n]\s*/)
      .at(-1) ?? '';
  if (hedges.test(clause) || negations.test(before) || isOfKind(text.value, end)) return [];
  const named = levels
    .map((level) => [...entitiesOf(site).named(level.text)].filter((path) => isNamedAs(site, path, level.text)))
    .find((entries) => entries.length > 0);
  const subject = subjectOf(text);
  const entries = named ?? (subject === undefined ? [] : [subject]);
  return entries.flatMap((entry) => entriesOf(site, collection, entry)).map((entry) => `${entry}.${field}`);
}

/** By its name as it is written: "a people carrier" is not the series Carrier. */
function isNamedAs(site: Site, path: string, text: string): boolean {
  if (!/^(?:vehicles|series|brands)\./.test(path)) return false;
  const { name, model } = (valueAt(site.facts.tree, path.split('.')) ?? {}) as { name?: unknown; model?: unknown };
  return [name, model].some((one) => typeof one === 'string' && text.includes(one));
}

/** The vehicles of a series or brand, the brand of a vehicle or series, or the entry itself. */
function entriesOf(site: Site, collection: string, entry: string): string[] {
  const [own = '', slug = ''] = entry.split('.');
  if (own === collection) return [entry];
  const data = valueAt(site.facts.tree, [own, slug]);
  if (collection === 'brands') return isMap(data) && typeof data.brand === 'string' ? [`brands.${data.brand}`] : [];
  const key = { series: 'series', brands: 'brand' }[own];
  const vehicles = isMap(site.facts.tree.vehicles) ? site.facts.tree.vehicles : {};
  return Object.entries(vehicles).flatMap(([name, one]) =>
    key && isMap(one) && one[key] === slug ? [`vehicles.${name}`] : [],
  );
}
