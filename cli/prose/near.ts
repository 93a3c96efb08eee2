import { isMap } from '../../schemas/fact-map.ts';
import { nodesAlong } from '../facts/described-facts.ts';
import { oncePer, oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { type Piece, piecesOf } from '../resolve/markdown.ts';
import type { Span } from '../resolve/text-span.ts';
import { headingIn } from '../site/page-titles.ts';
import { valueAt } from '../source/source-file.ts';
import type { AuthoredText, Surroundings } from './texts.ts';
import { nameFinderOf } from './vocabulary-of.ts';
import { stemsOf } from './words.ts';

/** How close words are to a figure, the closest first. */
export const levels = { clause: 0, sentence: 1, label: 2, heading: 3, block: 4, page: 5 } as const;
type Level = (typeof levels)[keyof typeof levels];

/** The words at one distance from a figure: the entries that they name, and their stems. */
export interface Words {
  level: Level;
  entries: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  /** How many names of entries they have in them. */
  names: number;
  /** The words, with the figure between two bars. Empty for the entry that the page or record is about. */
  said: string;
}

/** First the words of its clause, then those of its sentence, then everything farther away. */
type NearWords = [Words, Words, ...Words[]];

/** Begins a comparison with something that the sentence is not about: "less than the Sloop", "all but the Sloop". */
const apart =
  'than|unlike|except|besides|versus|instead of|(?:compared|next) (?:to|with)|(?:all|every\\w*|nothing) but';
const apartFrom = '(?:(?<!\\bsuch )as|against|not|nor) (?:the|an?|our)';
const setApart = new RegExp(`\\b(?:${apart}|${apartFrom})(?:\\s+[\\p{L}\\p{N}'’-]+){1,5}`, 'giu');

/** The words near a figure without those that only compare it with something else. */
export function withoutComparisons(site: Surroundings, near: readonly Words[]): Words[] {
  return near.map((words) =>
    words.level > levels.sentence ? words : wordsIn(site, words.level, words.said.replace(setApart, ' ')),
  );
}

/** The words around a span of a text, from its clause out to its page. */
export function wordsNear(site: Surroundings, text: AuthoredText, span: Span & { kind?: string }): NearWords {
  const { start, end } = span;
  const { labels = [], headings = [] } = pieceAt(text, start) ?? {};
  const sentence = sentenceAround(text, span);
  const clause = clauseAround(text, sentence, span);
  // The words in a figure count ("a day"). Its numbers do not, and neither do a street and the days and units that a reference prints.
  const words = text.value.slice(start, end);
  const isPrinted = /\d/.test(words) && text.references.some((span) => span.start === start && span.end === end);
  const figure = isPrinted || span.kind === 'address' ? '' : words.replace(/[\d$%,.]+/g, ' ');
  const read = (level: Level, { start: from, end: to }: Span) =>
    wordsIn(site, level, `${text.value.slice(from, start)} | ${figure} | ${text.value.slice(end, to)}`);
  return [
    read(levels.clause, clause),
    read(levels.sentence, sentence),
    ...labels.map((label) => wordsIn(site, levels.label, label)),
    ...headings.map((heading) => wordsIn(site, levels.heading, heading)),
    ...wordsAround(site)(text),
  ];
}

const piecesIn = oncePer((text: AuthoredText) => piecesOf(text.value, text.schema.format === 'prose'));

/** The piece of a text at an offset; undefined where there is only the markup of a list or a table. */
export function pieceAt(text: AuthoredText, at: number): Piece | undefined {
  return piecesIn(text).find(({ start, end }) => start <= at && at < end);
}

const sentenceEnd = /[.!?]["”’)]?\s+(?=["“(]?(?!(?:Its?|They)\b)[\p{Lu}\d])|\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)])\s)/gu;

/** The sentence around a span of a text, and its words. One that begins with "It" includes the one before, but not the other way around. */
export function sentenceAround(text: AuthoredText, span: Span): Span & { words: string } {
  const piece = pieceAt(text, span.start) ?? { start: 0, end: text.value.length };
  const part = text.value.slice(piece.start, piece.end);
  const ends = [...part.matchAll(sentenceEnd)].map(({ 0: mark, index }) => piece.start + index + mark.length);
  const start = ends.findLast((at) => at <= span.start) ?? piece.start;
  const last = ends.find((at) => at >= span.end) ?? piece.end;
  const next = text.value.slice(span.end, last).search(/[.!?]["”’)]?\s+(?:Its?|They)\b/);
  const end = next === -1 ? last : span.end + next + 1;
  return { start, end, words: text.value.slice(start, end) };
}

const joint = String.raw`(?<!\b(?:[Aa]ll|[Ee]very\w*|[Nn]othing))\s(?:[–—]|and|but|while|whereas|or|plus)\s`;
const clauseEnd = new RegExp(String.raw`[;:]\s|\.\s+(?=(?:Its?|They)\b)|,\s(?!which\b|who\b)|[()]|${joint}`, 'g');

/** The clause around a span of a text. "Plus" with a capital is part of a name and does not end a clause. */
export function clauseAround({ value }: AuthoredText, sentence: Span, { start, end }: Span): Span {
  const before = [...value.slice(sentence.start, start).matchAll(clauseEnd)].at(-1);
  const after = [...value.slice(end, sentence.end).matchAll(clauseEnd)][0];
  return {
    start: before ? sentence.start + before.index + before[0].length : sentence.start,
    end: after ? end + after.index : sentence.end,
  };
}

const wordsReader = oncePerFacts((site: Surroundings) => {
  const find = nameFinderOf(site);
  return oncePerText((said): Omit<Words, 'level'> => {
    const found = find(said);
    const entries = new Set(found.flatMap(({ values }) => values));
    return { entries, stems: new Set(stemsOf(said)), names: found.length, said };
  });
});

export function wordsIn(site: Surroundings, level: Level, text: string): Words {
  // A label is often a name in lower case.
  const said = level === levels.label ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text;
  return { level, ...wordsReader(site)(said) };
}

const labelKeys = ['label', 'term', 'question', 'caption', 'eyebrow', 'name'];

/** The words around a text, wherever in it a figure is: the labels beside it, the headings above it, and what the page is about. */
const wordsAround = oncePerFacts((site: Surroundings) =>
  oncePer((text: AuthoredText): Words[] => {
    const { pointer, resolved, fact, page, isShared } = text;
    const root = fact === undefined ? resolved : site.facts.tree;
    const path = fact === undefined ? (pointer ?? []) : fact.split('.');
    const words: Words[] = [];
    let headed: number | undefined;
    for (let depth = path.length - 1; depth > 0; depth--) {
      const holder = valueAt(root, path.slice(0, depth));
      const around = valueAt(root, path.slice(0, Math.max(0, depth - 2)));
      const labels = Array.isArray(holder) ? cellLabels(holder, Number(path[depth]), around) : [];
      words.push(...labels.map((label) => wordsIn(site, levels.label, label)));
      if (!isMap(holder)) continue;
      const isBeside = depth === path.length - 1;
      // `hoursTitle` is the heading of `hours`.
      for (const key of [...labelKeys, 'heading', 'title', `${path[depth]}Title`]) {
        const said = holder[key];
        if (typeof said !== 'string' || (isBeside && key === path[depth]) || said.length > 120) continue;
        const isLabel = isBeside && labelKeys.includes(key);
        // The name of a record is not a heading above its texts.
        if (!isLabel && (isBeside || fact === undefined)) headed ??= depth;
        const level = isLabel ? levels.label : headed === depth ? levels.heading : levels.block;
        words.push(wordsIn(site, level, said.replace(/<[^>]*>/g, ' ')));
      }
    }
    const subject = isShared ? undefined : (page?.subject?.path ?? fact?.split('.').slice(0, 2).join('.'));
    if (subject !== undefined)
      words.push({ level: levels.page, entries: new Set([subject]), stems: new Set(), names: 1, said: '' });
    const titles = site.source.records.has(subject ?? '') ? [] : nodesAlong(site.schemas, path.join('.'));
    const about = page
      ? [isShared ? '' : page.seo.title, page.route.replace(/[/-]+/g, ' '), headingIn(page.blocks) ?? '']
      : [titles.flatMap((node) => node?.schema.title ?? []).join('. ')];
    words.push(...about.map((said) => wordsIn(site, levels.page, said)));
    return words;
  }),
);

/** The labels of a cell: the first cell of its row and the head of its column. Heads are a list of texts beside the rows that is as long as a row. */
function cellLabels(row: readonly unknown[], column: number, table: unknown) {
  const isHeads = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length === row.length && list.every((head) => typeof head === 'string');
  const heads = Object.values(isMap(table) ? table : {}).filter(isHeads);
  const first = heads.length > 0 && column > 0 && typeof row[0] === 'string' ? [row[0]] : [];
  return [...first, ...heads.flatMap((list) => list[column] ?? [])];
}
