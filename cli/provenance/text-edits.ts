import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { sourceSpan } from '../resolve/text-span.ts';
import type { Site } from '../site/site.ts';
import { editScalar, type ScalarEdit } from './edit-scalar.ts';
import type { WrittenReference } from './written-reference.ts';

/** A typed figure that a reference to a fact takes the place of. */
export interface Replacement {
  text: AuthoredText;
  figure: Figure;
  fact: FactFigure;
}

/** A line that changed: without `before` it is new. */
export interface ChangedLine {
  /** Its number in the new text. */
  line: number;
  before?: string;
  after: string;
}

/** The edits of one file that write references, one for each of its texts. A figure that is not written there as it reads stays. */
export function referenceEdits(
  site: Site,
  replacements: readonly Replacement[],
  write: (site: Site, figure: Figure, fact: FactFigure) => WrittenReference | undefined,
): ScalarEdit[] {
  const byText = Map.groupBy(replacements, ({ text }) => text.path.join('\n'));
  return [...byText.values()].flatMap((own) => {
    const edits = own.flatMap(({ text, figure, fact }): ScalarEdit[] => {
      const reference = write(site, figure, fact);
      const span = reference && sourceSpan(text, reference.start, reference.end);
      return span ? [{ ...span, written: reference.written }] : [];
    });
    const [first] = own;
    return (first && edits.length > 0 && editScalar(first.text.file, first.text, edits)) || [];
  });
}

/** A text with its edits made. */
export function applyEdits(text: string, edits: readonly ScalarEdit[]): string {
  let result = text;
  for (const { start, end, written } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + written + result.slice(end);
  return result;
}

/** The lines that edits change, in order. */
export function changedLines(text: string, edits: readonly ScalarEdit[]): ChangedLine[] {
  let shift = 0;
  return hunksOf(text, edits).flatMap(({ start, end, inside }) => {
    const before = text.slice(start, end).split(/\r?\n/);
    const own = inside.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const after = applyEdits(text.slice(start, end), own).split(/\r?\n/);
    const first = text.slice(0, start).split('\n').length + shift;
    shift += after.length - before.length;
    // An edit keeps the number of lines, or adds some behind a line or before it.
    const added = after.length - before.length;
    const at = added > 0 && before[0] !== after[0] ? 0 : before.length;
    return after.flatMap((line, index): ChangedLine[] => {
      if (index >= at && index < at + added) return [{ line: first + index, after: line }];
      const old = before[index < at ? index : index - added] ?? '';
      return old === line ? [] : [{ line: first + index, before: old, after: line }];
    });
  });
}

/** The whole lines that edits stand in, with the edits inside. */
function hunksOf(text: string, edits: readonly ScalarEdit[]): { start: number; end: number; inside: ScalarEdit[] }[] {
  const hunks: { start: number; end: number; inside: ScalarEdit[] }[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const start = text.lastIndexOf('\n', edit.start - 1) + 1;
    const lineEnd = text.indexOf('\n', edit.end);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const last = hunks.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.inside.push(edit);
    } else hunks.push({ start, end, inside: [edit] });
  }
  return hunks;
}
