import { collectFindings } from '../finding.ts';
import type { Site } from '../site/site.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import type { SourceFile } from '../source/source-file.ts';
import { typedParts } from './authored-figures.ts';
import type { AuthoredText } from './authored-text.ts';
import { editScalar, type ScalarEdit } from './edit-scalar.ts';
import { judgements } from './judge.ts';
import type { Judgement } from './judgement.ts';
import { type Replacement, replacementsFor } from './replacement.ts';
import { sourceSpan } from './source-span.ts';

/** One figure that was replaced. */
export interface Fix {
  file: string;
  line: number;
  before: string;
  after: string;
}

/** The figures that were replaced, and the new text of each file that changes, by name. */
export interface Fixes {
  fixes: Fix[];
  files: Map<string, string>;
}

interface PlannedEdit extends ScalarEdit {
  fix: Fix;
}

/**
 * Puts a reference in place of every typed figure that exactly one fact fits. Nothing else of a file changes, except for the quotes
 * that a text needs when it begins with a reference.
 */
export function fixFigures(site: Site): Fixes {
  const planned = new Map<SourceFile, Map<string, { text: AuthoredText; edits: PlannedEdit[] }>>();
  for (const judgement of judgements(site)) {
    const edits = editsFor(site, judgement);
    const { text } = judgement.authored;
    if (edits.length === 0) continue;
    const scalars = planned.get(text.file) ?? new Map();
    planned.set(text.file, scalars);
    const key = text.path.join('\n');
    const scalar = scalars.get(key) ?? { text, edits: [] };
    scalars.set(key, { text, edits: [...scalar.edits, ...edits.filter((edit) => !overlaps(edit, scalar.edits))] });
  }

  const result: Fixes = { fixes: [], files: new Map() };
  for (const [file, scalars] of planned) {
    const stretches = [...scalars.values()].map(({ text, edits }) => editScalar(file, text, edits));
    const after = applyEdits(
      file.text,
      stretches.filter((edit) => edit !== undefined),
    );
    if (!isSound(file.file, after)) continue;
    result.files.set(file.file, after);
    result.fixes.push(...[...scalars.values()].flatMap(({ edits }) => edits.map(({ fix }) => fix)));
  }
  return result;
}

function editsFor(site: Site, { authored, equal, finding }: Judgement): PlannedEdit[] {
  const [fact] = equal;
  const { text, figure } = authored;
  const isAllTyped = typedParts(site, text, figure).length === Math.max(1, figure.numbers.length);
  if (!fact || equal.length > 1 || !isAllTyped) return [];
  return replacementsFor(text, figure, fact).flatMap((replacement): PlannedEdit[] => {
    const span = spanOf(text, replacement);
    if (!span) return [];
    const before = text.file.text.slice(span.start, span.end);
    const { file, line } = finding;
    return [{ ...span, written: replacement.written, fix: { file, line, before, after: replacement.written } }];
  });
}

/** A number is replaced whole, a text in part. */
function spanOf(text: AuthoredText, { start, end }: Replacement): { start: number; end: number } | undefined {
  const isNumber = text.schema.type === 'number' || text.schema.type === 'integer';
  return isNumber ? text.file.rangeOf(text.path) : sourceSpan(text, start, end);
}

function overlaps({ start, end }: ScalarEdit, others: readonly ScalarEdit[]): boolean {
  return others.some((other) => other.start < end && other.end > start);
}

function applyEdits(text: string, edits: readonly ScalarEdit[]): string {
  let result = text;
  for (const { start, end, written } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + written + result.slice(end);
  }
  return result;
}

function isSound(file: string, text: string): boolean {
  const { findings, report } = collectFindings();
  parseYaml(file, text, report);
  return findings.length === 0;
}
