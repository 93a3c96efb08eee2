import type { DevChange } from '../../schemas/generated/dev-page.ts';
import type { Finding } from '../finding.ts';
import { type ChangedFile, fixFigures } from '../provenance/fix.ts';
import { openQuestions, type Question } from '../provenance/open-questions.ts';
import { writeAnswers } from '../provenance/write-answers.ts';
import type { Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';

/** What an author can have written for a mistake, as the commands `given` and `validate --fix` would write it. */
export function changesFor(site: Site, finding: Finding): (DevChange & { change: ChangedFile })[] {
  const file = sourceFiles(site.source).find((source) => source.file === finding.file);
  const questions = file ? openQuestions(site, file) : [];
  const question = questions.find(({ found }) => isSame(found.finding, finding));
  if (!file || !question) return [];
  const fixed = fixFigures(site, [question.found])[0];
  const vouched = vouchFor(site, questions, question);
  return [
    ...(fixed
      ? [{ kind: 'reference', label: 'Write the reference', lines: linesOf(fixed), change: fixed } as const]
      : []),
    ...(vouched ? [{ kind: 'vouch', label: 'Vouch for it', lines: linesOf(vouched), change: vouched } as const] : []),
  ];
}

function vouchFor(site: Site, questions: readonly Question[], question: Question): ChangedFile | undefined {
  const change = writeAnswers(site, question.found.text.file, questions, new Map([[question, 'vouch']]), false);
  return change.lines.length > 0 ? change : undefined;
}

function linesOf({ lines }: ChangedFile): string[] {
  return lines.map(({ line, after }) => `${String(line).padStart(5)} | ${after}`);
}

function isSame(found: Omit<Finding, 'severity'>, { rule, line, column }: Finding): boolean {
  return found.rule === rule && found.line === line && found.column === column;
}
