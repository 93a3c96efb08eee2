import { diff } from 'node:util';
import { collectFindings } from '../finding.ts';
import type { FactFigure } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { sourceSpan } from '../resolve/text-span.ts';
import type { Site } from '../site/site.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import type { SourceFile } from '../source/source-file.ts';
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
  return [...byText.values()].flatMap((textReplacements) => {
    const edits = textReplacements.flatMap(({ text, figure, fact }): ScalarEdit[] => {
      const reference = write(site, figure, fact);
      const span = reference && sourceSpan(text, reference.start, reference.end);
      return span ? [{ ...span, written: reference.written }] : [];
    });
    const [first] = textReplacements;
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

/** The lines that differ between two texts, in order; of a line that took the place of another, both. */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const gone: string[] = [];
  let line = 0;
  // What is gone comes before what took its place.
  return diff(old, now).flatMap(([change, text]): ChangedLine[] => {
    if (change > 0) gone.push(text);
    else line++;
    if (change === 0) gone.length = 0;
    const [was] = change < 0 ? gone.splice(0, 1) : [];
    return change < 0 ? [{ line, ...(was === undefined ? {} : { before: was }), after: text }] : [];
  });
}

/** Puts `written` in place of a stretch of a file's text. */
interface ScalarEdit {
  start: number;
  end: number;
  written: string;
}

/**
 * The edits of one YAML text as a single edit of the whole of it, quoted where it now must be: a reference at its beginning, a filter
 * with an argument, or brackets inside a flow list would read as YAML.
 */
function editScalar(file: SourceFile, text: AuthoredText, edits: readonly ScalarEdit[]): ScalarEdit | undefined {
  const range = file.rangeOf(text.path);
  if (!range) return undefined;
  const style = file.text.charAt(range.start);
  const isPlain = !['"', "'", '|', '>'].includes(style);
  const within = edits.map(({ start, end, written }) => {
    const reference = style === "'" ? written.replaceAll("'", '"') : written;
    return { start: start - range.start, end: end - range.start, written: reference };
  });
  const written = applyEdits(file.text.slice(range.start, range.end), within);
  return { ...range, written: isPlain ? quoted(written) : written };
}

function quoted(plain: string): string {
  const words = plain.trimEnd();
  return `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"${plain.slice(words.length)}`;
}

/** True for a text that is still YAML. */
export function isSoundYaml(file: string, text: string): boolean {
  const { findings, report } = collectFindings();
  parseYaml(file, text, report);
  return findings.length === 0;
}
