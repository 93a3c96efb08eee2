import { diff } from 'node:util';
import { collectFindings } from '../finding.ts';
import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { sourceSpan } from '../resolve/text-span.ts';
import { exactReference, type WrittenReference, writtenReference } from '../resolve/written-reference.ts';
import type { Site } from '../site/site.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import type { SourceFile } from '../source/source-file.ts';

/** A typed figure to replace with a reference to a fact. */
export interface Replacement {
  text: AuthoredText;
  figure: Figure;
  fact: FactFigure;
}

/** A line that changed: without `before` it is new. */
interface ChangedLine {
  /** Its number in the new text. */
  line: number;
  before?: string;
  after: string;
}

/** A file with its new text. */
export interface ChangedFile {
  file: string;
  text: string;
  lines: ChangedLine[];
}

/** A file with its new text; undefined if that is not valid YAML. */
export function changedFile({ file, text: before }: SourceFile, text: string): ChangedFile | undefined {
  const { findings, report } = collectFindings();
  parseYaml(file, text, report);
  return findings.length === 0 ? { file, text, lines: changedLines(before, text) } : undefined;
}

/** The lines that differ between two texts, in order; both versions of a line that was replaced. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const gone: string[] = [];
  let line = 0;
  // Removed lines come before the lines that replace them.
  return diff(old, now).flatMap(([change, text]): ChangedLine[] => {
    if (change > 0) gone.push(text);
    else line++;
    if (change === 0) gone.length = 0;
    const [was] = change < 0 ? gone.splice(0, 1) : [];
    return change < 0 ? [{ line, ...(was === undefined ? {} : { before: was }), after: text }] : [];
  });
}

/** The text of a file with references in place of typed figures. @param isExact leaves those that no reference prints exactly */
export function withReferences(
  site: Site,
  file: SourceFile,
  replacements: readonly Replacement[],
  isExact: boolean,
): string {
  const byText = Map.groupBy(replacements, ({ text }) => text.path.join('\n'));
  const edits = [...byText.values()].flatMap((ofText) => {
    const written = ofText.flatMap(({ text, figure, fact }): WrittenReference[] => {
      const reference = (isExact ? exactReference : writtenReference)(site.facts, figure, fact);
      // Skip a figure that the file does not spell the way it reads.
      const span = reference && sourceSpan(text, reference.start, reference.end);
      return span ? [{ ...span, written: reference.written }] : [];
    });
    return editScalar(file, ofText, written);
  });
  return applyEdits(file.text, edits);
}

function applyEdits(text: string, edits: readonly WrittenReference[]): string {
  let result = text;
  for (const { start, end, written } of edits.toSorted((a, b) => b.start - a.start))
    result = result.slice(0, start) + written + result.slice(end);
  return result;
}

/** Turns the edits of a scalar into one edit of the whole, in quotes if it now needs them: references begin with a brace. */
function editScalar(file: SourceFile, [first]: readonly Replacement[], edits: readonly WrittenReference[]) {
  const range = edits.length > 0 && first ? file.rangeOf(first.text.path) : undefined;
  if (!range) return [];
  const style = file.text.charAt(range.start);
  const within = edits.map(({ start, end, written }) => {
    const reference = style === "'" ? written.replaceAll("'", '"') : written;
    return { start: start - range.start, end: end - range.start, written: reference };
  });
  const written = applyEdits(file.text.slice(range.start, range.end), within);
  return [{ ...range, written: /["'|>]/.test(style) ? written : quoted(written) }];
}

function quoted(plain: string): string {
  const words = plain.trimEnd();
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${plain.slice(words.length)}`;
}
