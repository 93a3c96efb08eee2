import type { Report } from '../finding.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { describeError } from '../schema/describe-error.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Path, SourceFile } from '../source/source-file.ts';
import type { Source } from './load.ts';

/** Each file against its schema. Blocks are judged by the schema of their own type, so that an error speaks of that block alone. */
export function validate(source: Source, schemas: Schemas, report: Report): void {
  validateFile(source.site, 'site', schemas, report);
  for (const file of source.vehicles.values()) validateFile(file, 'vehicle', schemas, report);
  for (const file of source.layouts.values()) validatePage(file, schemas, report, true);
  for (const file of source.pages) validatePage(file, schemas, report, false);
}

function validatePage(file: SourceFile, schemas: Schemas, report: Report, isLayout: boolean): void {
  if (!validateFile(file, 'page', schemas, report)) return;
  const blocks = (file.data as { blocks?: unknown }).blocks;
  if (!Array.isArray(blocks)) return;
  for (const [index, block] of blocks.entries()) {
    const type = (block as { type?: unknown } | null)?.type;
    if (typeof type !== 'string') continue;
    const path = ['blocks', index];
    if (type === 'slot' && !isLayout) {
      report({
        rule: 'misplaced-slot',
        ...file.locate([...path, 'type']),
        message: 'Block "slot" stands in a page, where nothing can be put into it.',
        hint: 'A slot belongs in a _layout.yaml; take it out here.',
      });
    } else if (schemas.blockTypes.includes(type)) {
      check(file, `blocks/${type}`, block, path, schemas, report);
    } else {
      report({
        rule: 'unknown-block',
        ...file.locate([...path, 'type']),
        message: `Block type "${type}" does not exist.`,
        hint: didYouMean(type, schemas.blockTypes) ?? `Blocks: ${schemas.blockTypes.join(', ')}.`,
      });
    }
  }
}

/** False when the file holds nothing that could be judged further. */
function validateFile(file: SourceFile, id: string, schemas: Schemas, report: Report): boolean {
  if (file.hasErrors) return false;
  if (typeof file.data !== 'object' || file.data === null || Array.isArray(file.data)) {
    report({
      rule: 'empty-file',
      ...file.locate([]),
      message: `File "${file.file}" holds no keys, where a ${id} is expected.`,
      hint: `Write its keys, or delete the file.`,
    });
    return false;
  }
  check(file, id, file.data, [], schemas, report);
  return true;
}

function check(file: SourceFile, id: string, data: unknown, at: Path, schemas: Schemas, report: Report): void {
  for (const error of schemas.checkSource(id, data)) {
    const problem = describeError(error, data, (path) => schemas.keysAt(id, path));
    const path = [...at, ...problem.path];
    const place = problem.at === 'key' ? file.locateKey(path) : file.locate(path);
    report({ rule: problem.rule, message: problem.message, hint: problem.hint, ...place });
  }
}
