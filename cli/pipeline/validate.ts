import { basename, posix } from 'node:path';
import { isMap, mapOf } from '../../schemas/fact-map.ts';
import { withoutDays } from '../facts/as-of.ts';
import { slugOf } from '../files/slug.ts';
import type { Location, Report } from '../finding.ts';
import { suggestName } from '../report/did-you-mean.ts';
import { describeErrors } from '../schema/describe-error.ts';
import { type SchemaProblem, type Schemas, visitNodes } from '../schema/schemas.ts';
import { repairLine } from '../source/repair-line.ts';
import type { Source } from '../source/source.ts';
import { type Path, type SourceFile, valueAt } from '../source/source-file.ts';

/**
 * Validates each file in memory against its schema. Blocks use the schema of their own type, so that errors are about that block only.
 * @param remember validates data against the schema with this id, or returns the result from memory
 * @returns the paths of facts with findings, so that we do not report their consequences too
 */
export function validate(source: Source, schemas: Schemas, report: Report, remember: Remember): Set<string> {
  const invalid = new Set<string>();
  const judging = { schemas, report, remember };
  validateFile(source.site, 'site', { ...judging, onProblem: (path) => invalid.add(path.join('.')) });
  for (const [record, { schema, slug, file }] of source.records) {
    const onProblem = (path: Path) => invalid.add([record, ...path].join('.'));
    // What is wrong with its name is wrong with every link to it.
    if (!validateFile(file, schema, { ...judging, onProblem }) || slug !== slugOf(slug)) onProblem([]);
  }
  for (const file of source.layouts.values()) validatePage(file, judging, true);
  for (const file of source.pages) if (!file.isLazy) validatePage(file, judging, false);
  return invalid;
}

type Remember = (id: string, data: unknown, judge: () => SchemaProblem[]) => SchemaProblem[];

/** What we validate files with, and where the problems go. */
interface Judging {
  schemas: Schemas;
  report: Report;
  onProblem?(path: Path): void;
  remember?: Remember;
}

export function validatePage(file: SourceFile, judging: Judging, isLayout: boolean): void {
  const { schemas, report } = judging;
  if (!validateFile(file, 'page', judging)) return;
  const blocks = (file.data as { blocks?: unknown }).blocks;
  if (!Array.isArray(blocks)) return;
  const called = (name: string) => schemas.node(`blocks/${name}`).schema.aliases;
  const types = blocks.map((block) => (block as { type?: unknown } | null)?.type);
  for (const [index, type] of types.entries()) {
    if (typeof type !== 'string') continue;
    const path = ['blocks', index];
    if (type === 'slot' && (!isLayout || types.indexOf(type) < index)) {
      report({
        rule: 'misplaced-slot',
        ...file.locate([...path, 'type']),
        message: 'Nothing is put into this block "slot".',
        hint: 'A slot belongs in a _layout.yaml, once; take it out here.',
      });
    } else if (schemas.blockTypes.includes(type)) {
      check(file, `blocks/${type}`, withoutDays(blocks[index]), path, judging);
    } else {
      report({
        rule: 'unknown-block',
        ...file.locate([...path, 'type']),
        message: `Block type "${type}" does not exist.`,
        hint: `${suggestName(type, schemas.blockTypes, called)} To see what each shows, run "npm run dev" and open /_blocks.`,
      });
    }
  }
}

/** False if there is nothing in the file that we could check further. */
function validateFile(file: SourceFile, id: string, judging: Judging): boolean {
  const { schemas, report } = judging;
  if (file.hasErrors) return false;
  if (!isMap(file.data)) {
    report({
      rule: 'empty-file',
      ...file.locate([]),
      message: `File "${file.file}" holds no keys, where a ${id} is expected.`,
      hint: id === 'site' ? 'Write its keys.' : 'Write its keys, or delete the file.',
    });
    return false;
  }
  // A file that lacks all keys required here, and has more keys of another kind, is in the wrong folder.
  const written = Object.keys(file.data);
  const knownIn = (schema: string) => schemas.node(schema).keys.filter((key) => written.includes(key)).length;
  const isStray = schemas.node(id).schema.required?.every((key) => !written.includes(key));
  const kinds = isStray ? [{ schema: 'page', collection: '' }, ...schemas.records] : [];
  const kind = kinds.find(({ schema }) => knownIn(schema) > Math.max(1, knownIn(id)));
  if (kind) {
    const message = `File "${file.file}" holds the keys of a ${kind.schema}, where a ${id} is expected.`;
    const hint = `Move it to ${posix.join('pages', kind.collection, basename(file.file))}.`;
    report({ rule: 'wrong-folder', ...file.locate([]), message, hint });
    return false;
  }
  check(file, id, file.data, [], judging);
  return true;
}

function check(file: SourceFile, id: string, data: unknown, at: Path, judging: Judging): void {
  const { schemas, report, onProblem, remember } = judging;
  const swallowed = reportSwallowed(file, id, data, at, judging);
  const describe = () => describeErrors(schemas, id, data);
  const problems = remember ? remember(id, data, describe) : describe();
  // A key is not also missing if another problem's hint says how to write it, or that it belongs here.
  const isSaid = (key: string, map: Path) =>
    problems.some(({ rule, path, says }) => {
      const isWithin = path.length > map.length && path.slice(0, map.length).join('.') === map.join('.');
      const isHere = path.length === map.length + 1 && says?.includes(key);
      return isWithin && (isHere || (rule === 'unknown-key' && path.at(-1) === key));
    });
  const judge = schemas.judgeBy(at.length > 0 ? 'page' : id);
  const repairOf = ({ rule, path }: SchemaProblem) => {
    // Missing punctuation between braces turns values into keys, and causes the other errors there.
    const isSlip = rule === 'unknown-key' && (valueAt(data, path) === null || !/^[\w-]+$/.test(String(path.at(-1))));
    if (!isSlip && (rule !== 'wrong-type' || valueAt(data, path) === null)) return undefined;
    const { line } = file.locate([...at, ...(isSlip ? path.slice(0, -1) : path)]);
    const cure = repairLine(file.text.split('\n'), line, judge);
    return cure && { ...cure, isSlip };
  };
  const repairs = new Map(problems.map((problem) => [problem, repairOf(problem)]));
  const slips = [...repairs.values()].filter((repair) => repair?.isSlip);
  const reported = new Set<string>();
  for (const problem of problems) {
    const path = [...at, ...problem.path];
    const { missingKey } = problem;
    const node = schemas.nodeAt(id, problem.path);
    onProblem?.(missingKey === undefined ? path : [...path, missingKey]);
    // A reference that uses the right name of a misspelled key is not a mistake.
    for (const key of problem.says ?? []) onProblem?.([...path.slice(0, -1), key]);
    // The unknown-entry rule reports this and lists the existing entries.
    if (problem.rule === 'wrong-value' && !id.startsWith('blocks/') && node?.schema.entryOf !== undefined) continue;
    if (missingKey !== undefined && isSaid(missingKey, problem.path)) continue;
    if (swallowed.has([...path, missingKey].join('.'))) continue;
    const place = locateProblem(file, path, problem, node?.keys ?? []);
    const repair = repairs.get(problem) ?? slips.find((slip) => slip?.line === place.line);
    if (repair && reported.has(repair.hint)) continue;
    if (repair) reported.add(repair.hint);
    // A key of every block, or of the page, ended up further inside.
    const key = String(path.at(-1));
    const isLost = at.length > 0 && problem.rule === 'unknown-key' && key !== 'type';
    const isOf = (holder: Path) => isLost && schemas.nodeAt('page', holder)?.keys.includes(key);
    const column = isOf(at) ? 'type' : isOf([]) ? 'blocks' : undefined;
    const move = column ? `Move it to the column of "${column}:", where it belongs.` : problem.hint;
    const { rule, message } = repair?.isSlip ? { rule: 'yaml-syntax', message: repair.message } : problem;
    report({ rule, message, hint: repair?.hint ?? move, ...place });
  }
}

/** Reports keys that begin as far to the right as the longer text above them, and so belong to it. Returns their paths. */
function reportSwallowed(file: SourceFile, id: string, data: unknown, at: Path, judging: Judging): Set<string> {
  const swallowed = new Set<string>();
  visitNodes(judging.schemas.node(id), data, ({ path: holder, value, node }) => {
    const map = mapOf(value);
    for (const [above, text] of Object.entries(map)) {
      const words = typeof text === 'string' ? [...text.matchAll(/(?<=\s)\w+(?=:(?:\s|$))/g)].flat() : [];
      const lost = words.filter((word) => node.keys.includes(word) && !Object.hasOwn(map, word));
      if (lost.length === 0) continue;
      const { start, end } = file.rangeOf([...at, ...holder, above]) ?? { start: 0, end: 0 };
      for (const { 1: key = '', index } of file.text.slice(start, end).matchAll(/(?<=^ +)(\w+):(?= |$)/gm)) {
        if (!lost.includes(key)) continue;
        const path = [...at, ...holder, key];
        swallowed.add(path.join('.'));
        judging.onProblem?.(path);
        const message = `"${key}:" belongs to the text above it, and is printed with it.`;
        const hint = `Move it to the left, straight below "${above}:".`;
        const place = file.span(start + index, start + index + key.length);
        judging.report({ rule: 'yaml-syntax', ...place, message, hint });
      }
    }
  });
  return swallowed;
}

function locateProblem(file: SourceFile, path: Path, problem: SchemaProblem, order: readonly string[]): Location {
  const { at, missingKey } = problem;
  if (missingKey !== undefined) return locateGap(file, path, missingKey, order);
  return at === 'key' ? file.locateKey(path) : file.locate(path);
}

/** Where a missing key belongs: after the closest key before it in schema order, or else at the map itself. */
function locateGap(file: SourceFile, path: Path, missing: string, order: readonly string[]): Location {
  const before = order.slice(0, order.indexOf(missing)).reverse();
  const neighbor = before.find((key) => Object.hasOwn(Object(valueAt(file.data, path)), key));
  if (neighbor !== undefined) return file.locateEnd([...path, neighbor]);
  return typeof path.at(-1) === 'string' ? file.locateKey(path) : file.locate(path);
}
