import type { Report } from '../finding.ts';
import { dashCures, slipOn } from './line-slips.ts';
import { missingHolder, noHolder, placeCures, topOf } from './move-lines.ts';
import { signCures } from './repair-line.ts';
import { bestOf, type Cure, errorsOf, isWritten, type Judge, type Read, readDocument, trialAt } from './try-lines.ts';

type Mistake = Parameters<Report>[0];

/** How many mistakes of a file we look for: for each, we read it again. */
const mostMistakes = 30;

/**
 * The syntax mistakes of a file, each where the author slipped, with the corrected line. A parser stumbles several times over one slip,
 * later and with words of its own. So we fix the lines, and read the file again with the fixes.
 * @param judge says what may be in the file; without it we fix only slips that a line shows by itself
 */
export function syntaxMistakes({ document, source }: Read, judge: Judge | undefined, most = mostMistakes): Mistake[] {
  const [error] = errorsOf(document);
  if (!error || most === 0) return [];
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [start, end] = error.pos;
  const at = source.span(start, start).line;
  const isOpen = /closing|flow/i.test(error.message);
  const cure =
    slipOn(lines, at) ??
    (judge && bestOf(curesNear(lines, at), trialAt(judge, lines, at, at))) ??
    (isOpen ? unclosed(lines, source.span(end, end).line) : undefined);
  if (!cure) {
    const message = `This cannot be read as YAML: ${error.message.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')}.`;
    return [{ rule: 'yaml-syntax', ...source.span(start, Math.max(end, start + 1)), message, hint: lookAround }];
  }
  const { line, message, hint, column = (lines[line - 1] ?? '').search(/\S/) + 1 } = cure;
  const endColumn = (lines[line - 1] ?? '').length + 1;
  const mistake = { rule: 'yaml-syntax', file: source.file, line, column, endLine: line, endColumn, message, hint };
  if (cure.lines.length !== lines.length) return [mistake];
  const rest = syntaxMistakes(readDocument(source.file, cure.lines.join('\n')), judge, most - 1);
  // A mistake that we cannot fix and a missing key may only follow from this mistake.
  return [mistake, ...rest.filter(({ hint }) => hint !== lookAround && hint !== noHolder)];
}

const lookAround = 'Compare the indent, the quotes and the colon of this line with the lines around it.';

/** Possible fixes for the line where the parser stumbles, and for the lines near it. */
function curesNear(lines: readonly string[], at: number): Cure[] {
  const above = lines.findLastIndex((text, index) => index < at - 1 && isWritten(text)) + 1;
  const below = lines.findIndex((text, index) => index >= at && isWritten(text)) + 1;
  const near = [...new Set([at, above, below, topOf(lines, at)])].filter((line) => isWritten(lines[line - 1] ?? ''));
  return [
    ...near.flatMap((line) => [...dashCures(lines, line), ...placeCures(lines, line)]),
    ...[...new Set([openAbove(lines, at), at, at - 1])].flatMap((line) => signCures(lines, line)),
    ...near.map((line) => missingHolder(lines, line)),
  ];
}

function unclosed(lines: readonly string[], end: number): Cure | undefined {
  const line = openAbove(lines, end);
  const message = 'A quote, a bracket or a brace that is opened on this line is not closed.';
  return line === 0 ? undefined : { line, column: 1, message, hint: 'Close it where its text ends.', lines: [] };
}

/** The last line up to a place that opens a quote or a bracket and does not close it. */
function openAbove(lines: readonly string[], at: number): number {
  const isOpen = (line: string) => {
    const bare = line.replace(/(?<=\w)'(?=\w)|\s#.*|\{\{[^{}]*\}\}/g, '');
    const count = (sign: string) => bare.split(sign).length - 1;
    return count('"') % 2 === 1 || /[:-] '[^']*$/.test(bare) || count('{') !== count('}') || count('[') !== count(']');
  };
  return lines.slice(0, at).findLastIndex(isOpen) + 1;
}
