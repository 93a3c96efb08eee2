import { describedFacts } from '../../facts/described-facts.ts';
import type { FactFigure } from '../../facts/figure-index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { rememberTexts } from '../../text-store.ts';
import { requiredWord } from './required-word.ts';
import { type Charge, waiversOf } from './waivers.ts';

/**
 * The keyword `wordings` of a schema: what texts say of a fact without a figure. `says` are regular expressions in any case, in which a
 * space also stands for hyphens and line ends, and `…` for some words of the same sentence.
 */
interface Wording extends Context {
  /** What the fact is where they are true: one of these; none for what no value bears out. */
  values?: unknown[];
  /** Or the least or the most that it is. */
  atLeast?: number;
  atMost?: number;
  /** Or what none of its texts says: "not street legal" is true where no benefit speaks of street-legal carts. */
  without?: string;
  says: string[];
}

/** When words are about the fact at all, as regular expressions in any case. */
interface Context {
  /** What must stand around them. */
  about?: string;
  /** What makes their sentence another matter. */
  unless?: string;
  /** True where they speak of a condition themselves; of others one that stands beside them makes a case that the fact leaves open. */
  conditional?: boolean;
}

/** A kind of fact that texts can speak of: that of the entries of a collection, or a single one. */
export interface Topic {
  collection: string | undefined;
  /** Path of the fact below its entry, or its whole path. */
  field: string;
  figure: FactFigure['mark'] | undefined;
  patterns: Pattern[];
}

interface Pattern {
  wording: number;
  isTrue: (value: unknown) => boolean;
  /** The values that bear it out, where they are listed. */
  values: readonly unknown[];
  pattern: RegExp;
  /** A word that it needs: most texts have none of it, and need no look by the pattern. */
  needs: string | undefined;
  about: RegExp | undefined;
  unless: RegExp | undefined;
  conditional: boolean;
}

/** Where a text says something of a topic. */
export interface Hit {
  topic: number;
  pattern: number;
  /** Which of the topic's wordings the pattern belongs to. */
  wording: number;
  start: number;
  end: number;
  /** Where what is to be corrected begins: the group `told` of the pattern, or the whole. */
  told: number;
}

/** Every topic that a schema gives words to, once for all entries of a collection. */
export const topicsOf = oncePer((site: Site): Topic[] => {
  const topics = new Map<string, Topic>();
  for (const { path, schema } of describedFacts(site)) {
    const wordings = [...((schema.wordings ?? []) as Wording[]), ...waiver(schema.charge as Charge | undefined)];
    if (wordings.length === 0) continue;
    const [collection = '', , ...rest] = path.split('.');
    const isEntry = ['vehicles', 'brands', 'rentals'].includes(collection);
    const field = isEntry ? rest.join('.') : path;
    const key = `${isEntry ? collection : ''} ${field}`;
    if (topics.has(key)) continue;
    const patterns = wordings.flatMap(({ says, about, unless, conditional = false, ...truth }, wording) => {
      const context = { about: loosely(about), unless: loosely(unless), conditional };
      const { values = [] } = truth;
      return says.map((words) => ({
        wording,
        isTrue: truthOf(truth),
        values,
        pattern: compile(words),
        needs: requiredWord(words),
        ...context,
      }));
    });
    const figure = schema.figure as Topic['figure'];
    topics.set(key, { collection: isEntry ? collection : undefined, field, figure, patterns });
  }
  return [...topics.values()];
});

/** A charge that texts say is not made. */
function waiver(charge: Charge | undefined): Wording[] {
  if (!charge) return [];
  const { is: _, of: __, ...context } = charge;
  return [{ values: [0], says: waiversOf(charge), ...context }];
}

function truthOf({ values = [], atLeast, atMost, without }: Omit<Wording, 'says'>): Pattern['isTrue'] {
  if (atLeast !== undefined) return (fact) => Number(fact) >= atLeast;
  if (atMost !== undefined) return (fact) => Number(fact) <= atMost;
  const denied = loosely(without);
  return denied ? (fact) => !denied.test(JSON.stringify(fact)) : (fact) => values.includes(fact);
}

function loosely(words: string | undefined): RegExp | undefined {
  return words === undefined ? undefined : new RegExp(words.replaceAll(' ', '[\\s-]+'), 'i');
}

function compile(words: string): RegExp {
  const source = words.replaceAll('…', '(?:[^.!?;\\n]{0,60}?)').replaceAll(' ', '[\\s-]+');
  return new RegExp(`(?<![\\w-])(?:${source})(?![\\w-])`, 'gi');
}

/** A reader of texts: where each says something of a topic, by the places of topic and pattern in their lists. */
export const hitReaderOf = oncePer((site: Site): ((text: string) => Hit[]) => {
  const topics = topicsOf(site);
  return rememberTexts(site, {
    kind: 'claims',
    parameters: topics.map(({ patterns }) => patterns.map(({ pattern }) => pattern.source)),
    read: (text) => {
      const lower = text.toLowerCase();
      return longest(
        topics.flatMap(({ patterns }, topic) =>
          patterns.flatMap(({ pattern, needs, wording }, at) =>
            (needs !== undefined && !lower.includes(needs) ? [] : [...text.matchAll(pattern)]).map(
              ({ index, 0: words, groups }) => {
                const told = index + words.lastIndexOf(groups?.told ?? words);
                return { topic, pattern: at, wording, start: index, end: index + words.length, told };
              },
            ),
          ),
        ),
      );
    },
  });
});

/** Of hits that overlap the longest: "not lifted" is not "lifted". */
function longest(hits: Hit[]): Hit[] {
  const isCovered = (one: Hit) => (other: Hit) =>
    other.topic === one.topic &&
    other.start < one.end &&
    other.end > one.start &&
    other.end - other.start > one.end - one.start;
  return hits.filter((one) => !hits.some(isCovered(one)));
}
