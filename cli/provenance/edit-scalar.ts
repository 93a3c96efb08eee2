import { collectFindings } from '../finding.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import type { SourceFile } from '../source/source-file.ts';

/** Puts `written` in place of a stretch of a file's text. */
export interface ScalarEdit {
  start: number;
  end: number;
  written: string;
}

/**
 * The edits of one YAML text as a single edit of the whole of it, quoted where it now must be: a reference at its beginning, a filter
 * with an argument, or brackets inside a flow list would read as YAML.
 */
export function editScalar(file: SourceFile, text: AuthoredText, edits: readonly ScalarEdit[]): ScalarEdit | undefined {
  const range = file.rangeOf(text.path);
  if (!range) return undefined;
  const style = file.text.charAt(range.start);
  const isPlain = !['"', "'", '|', '>'].includes(style);
  let written = file.text.slice(range.start, range.end);
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    const reference = style === "'" ? edit.written.replaceAll("'", '"') : edit.written;
    written = written.slice(0, edit.start - range.start) + reference + written.slice(edit.end - range.start);
  }
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
