import { isScalar, isSeq, parseDocument, stringify } from 'yaml';
import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import { covers, vouchingOf } from '../prose/given.ts';
import type { Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';
import { withEntry } from '../source/with-entry.ts';
import { UsageError } from '../usage-error.ts';
import { type Question, wordsToVouch } from './open-questions.ts';
import { type ChangedFile, changedFile, type Replacement, withReferences } from './text-edits.ts';

/** What an author says about something typed: that it is this fact, or that it is about the world. */
export type Answer = { fact: FactFigure } | 'vouch';

/**
 * Writes answers into a file: references in place of figures, and entries under `given:` that vouch for no unanswered question. `left` has
 * the questions that stay unanswered.
 * @param isPage true for a page about the world, which vouches for all its figures that name no fact
 */
export function writeAnswers(
  site: Site,
  file: SourceFile,
  questions: readonly Question[],
  answers: ReadonlyMap<Question, Answer>,
  isPage: boolean,
): ChangedFile & { left: Question[] } {
  const left = questions.filter((question) => !answers.has(question));
  const entries = isPage && !vouchingOf(file).isAll ? ['all'] : [];
  const replacements: Replacement[] = [];
  for (const [question, answer] of answers) {
    const { text, rule, figure } = question.found;
    if (answer !== 'vouch') replacements.push({ text, figure: figure as Figure, fact: answer.fact });
    else if (!(isPage && rule === 'typed-figure')) {
      const words = wordsToVouch(question, left);
      if (words === undefined) left.push(question);
      else if (!entries.some((entry) => covers(entry, question.found))) entries.push(words);
    }
  }
  const referred = withReferences(site, file, replacements, false);
  const changed = changedFile(file, entries.length > 0 ? withGiven(referred, entries) : referred);
  if (!changed)
    throw new UsageError(`Correct what "npm run validate" reports in ${file.file} first. Nothing is written.`);
  return { ...changed, left };
}

/** The text of a file with more entries under `given:`, and else unchanged. A new key goes to the end. */
export function withGiven(text: string, entries: readonly string[]): string {
  const document = parseDocument(text);
  const given = document.get('given', true);
  if (isSeq(given)) return entries.reduce((written, entry) => withEntry(written, ['given'], entry), text);
  if (isScalar(given)) {
    // `given: all` or a single text becomes a list.
    const [start = 0, end = 0] = given.range ?? [];
    const list = `${start === end ? ' ' : ''}[${text.slice(start, end)}]`;
    return withGiven(text.slice(0, start) + list + text.slice(end), entries);
  }
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const isAll = entries.length === 1 && entries[0] === 'all';
  const written = stringify({ given: isAll ? 'all' : entries }, { lineWidth: 0 }).replaceAll('\n', newline);
  return `${text}${text === '' || text.endsWith('\n') ? '' : newline}${written}`;
}
