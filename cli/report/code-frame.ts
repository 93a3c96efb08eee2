import type { Location } from '../finding.ts';

/** The source line of a finding, with the wrong part underlined. Empty if there is no such line. */
export function codeFrame(lines: readonly string[] = [], { line, column, endLine, endColumn }: Location): string[] {
  // A terminal would interpret control characters.
  const source = lines[line - 1]?.replace(/\r$/, '').replace(/(?!\t)\p{Cc}/gu, '\ufffd');
  if (source === undefined || source.trim() === '') return [];
  const cut = source.length > 160 ? Math.max(0, column - 60) : 0;
  const text = source.slice(cut, cut + 160);
  const number = String(line).padStart(5);
  const end = endLine === line && endColumn !== undefined ? endColumn : source.length + 1;
  const width = Math.max(1, Math.min(end - column, text.length - (column - cut) + 1));
  const indent = text.slice(0, column - cut - 1).replace(/[^\t]/g, ' ');
  return [`${number} | ${text}`, `${' '.repeat(5)} | ${indent}${'^'.repeat(width)}`];
}
