import type { DevChange } from '../../schemas/generated/dev-page.ts';
import type { Finding } from '../finding.ts';
import { type ChangedFile, fixFigures } from '../provenance/fix.ts';
import { openQuestions } from '../provenance/open-questions.ts';
import { writeAnswers } from '../provenance/write-answers.ts';
import type { Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';

/** What an author can have written for a mistake, as the commands `given` and `validate --fix` would write it. */
export function changesFor(site: Site, finding: Finding): (DevChange & { change: ChangedFile })[] {
  const file = sourceFiles(site.source).find((source) => source.file === finding.file);
  const questions = file ? openQuestions(site, file) : [];
  const { rule, line, column } = finding;
  const question = questions.find(
    ({ found: { finding: found } }) => found.rule === rule && found.line === line && found.column === column,
  );
  if (!file || !question) return [];
  const fixed = fixFigures(site, [question.found]);
  const vouched = writeAnswers(site, file, questions, new Map([[question, 'vouch']]), false);
  return [
    ...fixed.map((change) => ({ kind: 'reference' as const, label: 'Write the reference', ...offered(change) })),
    ...(vouched.lines.length > 0 ? [{ kind: 'vouch' as const, label: 'Vouch for it', ...offered(vouched) }] : []),
  ];
}

function offered(change: ChangedFile): { lines: string[]; change: ChangedFile } {
  return { lines: change.lines.map(({ line, after }) => `${String(line).padStart(5)} | ${after}`), change };
}
