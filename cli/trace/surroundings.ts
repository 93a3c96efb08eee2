import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import type { Path } from '../source/source-file.ts';
import type { AuthoredText } from './authored-text.ts';
import { stemReaderOf } from './stem.ts';

/** The words around a stretch of text, the nearest first; `weight` says how much a word there tells of the stretch. */
export interface Level {
  name: 'clause' | 'sentence' | 'beside' | 'above' | 'page';
  weight: number;
  text: string;
}

/** The words of one level; empty where it has none. */
export function wordsAt(levels: readonly Level[], name: Level['name']): string {
  return levels.find((level) => level.name === name)?.text ?? '';
}

/** Tells of a stem whether any of the levels says it. */
export function saidBy(site: Site, levels: readonly Level[]): (word: string) => boolean {
  const all = levels.map(({ text }) => stemReaderOf(site)(text));
  return (word) => all.some((stems) => stems.has(word));
}

/** What the words around a stretch of an authored text say, from its own clause out to the page. The stretch itself is left out. */
export function surroundingsOf(site: Site, text: AuthoredText, start: number, end: number): Level[] {
  const { value } = text;
  const sentence = around(value, start, end, sentenceEnd);
  const clause = around(value, start, end, clauseEnd);
  const { beside, above } = neighbors(site, text);
  return [
    { name: 'clause', weight: 4, text: clause },
    { name: 'sentence', weight: 3, text: sentence },
    { name: 'beside', weight: 3, text: beside.join(' | ') },
    { name: 'above', weight: 2, text: above.join(' | ') },
    { name: 'page', weight: 1, text: pageWords(site, text) },
  ];
}

/** A line of Markdown goes on in the next, unless that is empty or begins with a mark of its own. */
const sentenceEnd = /[.!?]\s|\n(?=\s*(?:\n|[-*+#|>]\s|\d+\.\s))/g;
const clauseEnd = /[.!?;:,()]\s|\n(?=\s*(?:\n|[-*+#|>]\s|\d+\.\s))|\s(?:and|but|or)\s/g;

/** The sentences of a text, with the offset at which each begins. */
export function sentencesOf(value: string): { sentence: string; index: number }[] {
  const ends = [...value.matchAll(sentenceEnd)].map((match) => match.index + match[0].length);
  return [0, ...ends].map((from, at) => ({ sentence: value.slice(from, ends[at] ?? value.length), index: from }));
}

/** What the sentence of an offset says before it. */
export function sentenceBefore(value: string, at: number): string {
  return (
    value
      .slice(0, at)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  );
}

function around(value: string, start: number, end: number, border: RegExp): string {
  let from = 0;
  let to = value.length;
  for (const match of value.matchAll(border)) {
    const at = match.index;
    if (at + match[0].length <= start) from = at + match[0].length;
    else if (at >= end) {
      to = at + 1;
      break;
    }
  }
  return `${value.slice(from, start)} ${value.slice(end, to)}`;
}

const labels = ['label', 'title', 'name', 'term', 'question', 'caption', 'heading', 'condition', 'href'];

/** `hoursTitle` of `hours`. */
function labelsOf(key: Path[number] | undefined): string[] {
  return typeof key === 'string' ? ['Label', 'Title', 'Heading', 'Caption'].map((name) => key + name) : [];
}

/** The labels that stand in the same entry or table row, and the titles of what the text belongs to. */
function neighbors(site: Site, text: AuthoredText): { beside: string[]; above: string[] } {
  const { resolved, pointer } = text;
  if (text.fact !== undefined) return factNeighbors(site, text.fact);
  if (!resolved || !pointer || pointer[0] !== 'blocks') return { beside: [], above: [] };
  const root = { blocks: resolved.blocks };
  const beside: string[] = [];
  const above: string[] = [];
  for (let cut = pointer.length - 1; cut >= 2; cut--) {
    const holder = valueAt(root, pointer.slice(0, cut));
    const own = pointer[cut];
    const target = cut === pointer.length - 1 ? beside : above;
    if (Array.isArray(holder)) {
      const isRow = typeof holder[0] === 'string' && pointer[cut - 2] === 'rows';
      if (isRow && own !== 0) target.push(String(holder[0]));
      if (isRow) target.push(String(valueAt(root, [...pointer.slice(0, cut - 2), 'columns', Number(own)]) ?? ''));
      continue;
    }
    const wordsOf = (names: string[]) =>
      names.flatMap((label) => {
        const words = (holder as Record<string, unknown> | undefined)?.[label];
        return label !== own && typeof words === 'string' ? [plain(words)] : [];
      });
    const [ownLabels, shared] = [wordsOf(labelsOf(own)), wordsOf(labels)];
    // What has a title of its own is told by it first.
    (ownLabels.length > 0 ? above : target).push(...shared);
    target.push(...ownLabels);
  }
  return { beside, above };
}

function factNeighbors(site: Site, fact: string): { beside: string[]; above: string[] } {
  const steps = fact.split('.');
  const above: string[] = [steps.slice(0, -1).join(' ')];
  const beside: string[] = [];
  for (let cut = steps.length - 1; cut >= 1; cut--) {
    const holder = valueAt(site.facts.tree, steps.slice(0, cut)) as Record<string, unknown> | undefined;
    for (const label of ['name', 'title', 'label']) {
      const words = holder?.[label];
      if (steps[cut] !== label && typeof words === 'string') (cut === steps.length - 1 ? beside : above).push(words);
    }
  }
  return { beside, above };
}

function pageWords(site: Site, { page, fact }: AuthoredText): string {
  if (!page) return fact?.split('.')[0] ?? '';
  const subject = page.subject && valueAt(site.facts.tree, page.subject.path.split('.'));
  const name = (subject as { name?: unknown } | undefined)?.name;
  return [page.seo.title, page.route.replace(/[/-]/g, ' '), name].filter(Boolean).join(' | ');
}

function plain(words: string): string {
  return words.replace(/<[^>]*>/g, ' ');
}
