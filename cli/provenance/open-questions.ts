import { join, resolve } from 'node:path';
import { placeOf } from '../finding.ts';
import type { FactFigure } from '../prose/fact-figures.ts';
import { weak } from '../prose/fact-parts.ts';
import type { Figure } from '../prose/figure.ts';
import { covers } from '../prose/given.ts';
import { type FoundMistake, findingOf, isVouched, mistakesInFile } from '../prose/mistakes-in.ts';
import { sentenceAround, wordsNear } from '../prose/near.ts';
import { nearest } from '../prose/said-parts.ts';
import { choicesFor, weighFigure } from '../prose/typed-figures.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { sourceSpan } from '../resolve/text-span.ts';
import { writtenReference } from '../resolve/written-reference.ts';
import type { Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { UsageError } from '../usage-error.ts';

/** Something in a file that its author has yet to answer for: a typed figure, a name, a wording, or a figure that became 0. */
export interface Question {
  found: FoundMistake;
  /** As typed. */
  typed: string;
  /** The facts that it could be, the most likely first; none for a name or a wording. */
  choices: readonly FactFigure[];
}

/** What an author can vouch for. Not a wrong reference: there the words or the reference have to change. */
export const answerable = new Set('typed-figure typed-fact contradiction not-ours wording zero-figure'.split(' '));

/** What is typed in a file and not answered yet, in the order of the file, each place once. */
export function openQuestions(site: Site, file: SourceFile): Question[] {
  const found = mistakesInFile(site, file).filter((hit) => answerable.has(hit.rule) && !isVouched(hit));
  const byPlace = new Map(found.map((hit) => [`${placeOf(findingOf(hit))} ${typedIn(hit)}`, hit]));
  return [...byPlace.values()]
    .sort((a, b) => findingOf(a).line - findingOf(b).line || findingOf(a).column - findingOf(b).column)
    .map((hit) => ({ found: hit, typed: typedIn(hit), choices: choicesOf(site, hit) }));
}

/** Offers no facts if we cannot write a reference there, as in a text with conditions. */
function choicesOf(site: Site, { text, figure }: FoundMistake): FactFigure[] {
  if (!figure || !sourceSpan(text, figure.start, figure.end)) return [];
  return choicesFor(site, figure, weighFigure(site, text, figure));
}

function typedIn({ text, start, end }: FoundMistake): string {
  return plain(text.value.slice(start, end));
}

/** The reference that we write if the figure is this fact. */
export function referenceFor(site: Site, { found }: Question, fact: FactFigure): string {
  return writtenReference(site.facts, found.figure as Figure, fact).written;
}

/** The sentence that the question is about, in one line. */
export function sentenceOf({ found }: Question): string {
  return plain(sentenceAround(found.text, found).words);
}

/** The fewest words that vouch for what was found and for no `unanswered` question; undefined if there are none in the sentence. */
export function wordsToVouch({ found }: Question, unanswered: readonly Question[]): string | undefined {
  const { text } = found;
  let { start, end } = found;
  const sentence = sentenceAround(text, found);
  for (;;) {
    const words = plain(text.value.slice(start, end));
    if (covers(words, found) && !unanswered.some((question) => covers(words, question.found))) return words;
    const before = text.value.slice(sentence.start, start).match(/\S+\s*$/)?.[0].length ?? 0;
    const after = before > 0 ? 0 : (text.value.slice(end, sentence.end).match(/^\s*\S+/)?.[0].length ?? 0);
    if (before + after === 0) return undefined;
    start -= before;
    end += after;
  }
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** True if the clause has a telling word for a fact that the figure could be. A count has its noun beside it anyway. */
export function isLikelyOurs(site: Site, { found: { text, figure }, choices }: Question): boolean {
  if (!figure || figure.kind === 'count') return false;
  const clause = wordsNear(site, text, figure).slice(0, 1);
  const ofLeaf = choices.slice(0, 3).flatMap(({ parts, path }) => parts.filter((part) => part.path === path));
  return ofLeaf.some((part) => part.kind === 'words' && nearest(part, clause).said.some((word) => !weak.has(word)));
}

/** One line with the place, the rule, what is typed and what it could be, with tabs in between. */
export function printQuestion({ found, typed, choices }: Question): string {
  const references = choices.slice(0, 3).map(({ reference }) => `{{ ${reference} }}`);
  return `${[placeOf(findingOf(found)), found.rule, `"${typed}"`, ...references].join('\t')}\n`;
}

/** The file with this name, as in findings, or at this path; undefined if it is not on the site on its day. */
export function fileNamed({ source }: Site, name: string): SourceFile | undefined {
  const { root } = source;
  return sourceFiles(source).find(({ file }) => join(root, file) === resolve(root, name));
}

/** The file with this name. @throws UsageError if the site has none on its day */
export function findFile(site: Site, name: string): SourceFile {
  const found = fileNamed(site, name);
  if (found) return found;
  const names = sourceFiles(site.source).map(({ file }) => file);
  const near = didYouMean(name, names) ?? '';
  throw new UsageError(`The site has no file "${name}". ${near}`.trim());
}
