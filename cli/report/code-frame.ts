import type { Location } from '../finding.ts';

/** The source line of a finding, with the wrong part underlined. Empty if there is no such line. */
export function codeFrame(lines: readonly string[] = [], { line, column, endLine, endColumn }: Location): string[] {
  // A terminal would interpret control characters.
  const source = lines[line - 1]?.replace(/\r$/, '').replace(/(?!\t)\p{Cc}/gu, '\ufffd');
  if (source === undefined || source.trim() === '') return [];
  const shown = source.length > 160 ? window(source, column) : { text: source, column };
  const number = String(line).padStart(5);
  const end = endLine === line && endColumn !== undefined ? endColumn : source.length + 1;
  const width = Math.max(1, Math.min(end - column, shown.text.length - shown.column + 1));
  const indent = shown.text.slice(0, shown.column - 1).replace(/[^\t]/g, ' ');
  return [`${number} | ${shown.text}`, `${' '.repeat(5)} | ${indent}${'^'.repeat(width)}`];
}

function window(source: string, column: number): { text: string; column: number } {
  const start = Math.max(0, column - 60);
  return { text: source.slice(start, start + 160), column: column - start };
}
