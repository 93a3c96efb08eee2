import { withoutDays } from '../facts/as-of.ts';
import type { Location, Report } from '../finding.ts';
import { oneOf } from '../report/did-you-mean.ts';
import { describeErrors, type SchemaProblem } from '../schema/describe-error.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Source } from '../source/source.ts';
import type { Path, SourceFile } from '../source/source-file.ts';
import { valueAt } from '../source/value-at.ts';

/**
 * Each file that is in memory against its schema. Blocks are judged by the schema of their own type, so that an error speaks of that block alone.
 * @returns paths of the facts with findings, so that what comes of reading them is not reported again
 */
export function validate(source: Source, schemas: Schemas, report: Report): Set<string> {
  const invalid = new Set<string>();
  validateFile(source.site, 'site', schemas, report, (path) => invalid.add(path.join('.')));
  for (const [record, { schema, file }] of source.records) {
    const onProblem = (path: Path) => invalid.add([record, ...path].join('.'));
    if (!validateFile(file, schema, schemas, report, onProblem)) onProblem([]);
  }
  for (const file of source.layouts.values()) validatePage(file, schemas, report, true);
  for (const file of source.pages) if (!file.isLazy) validatePage(file, schemas, report, false);
  return invalid;
}

export function validatePage(file: SourceFile, schemas: Schemas, report: Report, isLayout: boolean): void {
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
      check(file, `blocks/${type}`, withoutDays(block), path, schemas, report);
    } else {
      report({
        rule: 'unknown-block',
        ...file.locate([...path, 'type']),
        message: `Block type "${type}" does not exist.`,
        hint: `${oneOf(type, schemas.blockTypes)} To see what each shows, run "npm run dev" and open /_blocks.`,
      });
    }
  }
}

/** False when the file holds nothing that could be judged further. */
function validateFile(
  file: SourceFile,
  id: string,
  schemas: Schemas,
  report: Report,
  onProblem: (path: Path) => void = () => {},
): boolean {
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
  check(file, id, file.data, [], schemas, report, onProblem);
  return true;
}

function check(
  file: SourceFile,
  id: string,
  data: unknown,
  at: Path,
  schemas: Schemas,
  report: Report,
  onProblem: (path: Path) => void = () => {},
): void {
  const problems = describeErrors(schemas.checkSource(id, data), data, (path) => schemas.nodeAt(id, path));
  const misspelled = new Set(problems.map(meantKey));
  for (const problem of problems) {
    const path = [...at, ...problem.path];
    onProblem(problem.missingKey === undefined ? path : [...path, problem.missingKey]);
    // A key that is there in another spelling is reported for that.
    // The rule for entries names those that there are.
    if (
      problem.rule === 'wrong-value' &&
      !id.startsWith('blocks/') &&
      schemas.nodeAt(id, problem.path)?.schema.entryOf !== undefined
    )
      continue;
    if (misspelled.has([...problem.path, problem.missingKey].join('.')) && problem.missingKey !== undefined) continue;
    const place =
      problem.missingKey === undefined
        ? file[problem.at === 'key' ? 'locateKey' : 'locate'](path)
        : locateGap(file, path, problem.missingKey, schemas.nodeAt(id, problem.path)?.keys ?? []);
    report({ rule: problem.rule, message: problem.message, hint: problem.hint, ...place });
  }
}

/** Path of the known key that an unknown one was probably meant to be. */
function meantKey({ rule, path, hint }: SchemaProblem): string | undefined {
  const key = rule === 'unknown-key' ? /^Did you mean "([^"]+)"/.exec(hint ?? '')?.[1] : undefined;
  return key && [...path.slice(0, -1), key].join('.');
}

/** Where a missing key belongs: at the end of the key that comes before it in the schema's order, else at the map itself. */
function locateGap(file: SourceFile, path: Path, missing: string, order: readonly string[]): Location {
  const before = order.slice(0, order.indexOf(missing)).reverse();
  const present = (valueAt(file.data, path) ?? {}) as Record<string, unknown>;
  const neighbor = before.find((key) => Object.hasOwn(present, key));
  if (neighbor !== undefined) return file.locateEnd([...path, neighbor]);
  return typeof path.at(-1) === 'string' ? file.locateKey(path) : file.locate(path);
}
