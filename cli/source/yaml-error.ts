import type { Report } from '../finding.ts';
import { slipOn } from './line-slips.ts';
import { missingHolder, noHolder, placeCures, topOf } from './move-lines.ts';
import { signCures } from './repair-line.ts';
import { bestOf, type Cure, errorsOf, isWritten, type Judge, type Read, readDocument, trialAt } from './try-lines.ts';

type Mistake = Parameters<Report>[0];

/** How many mistakes of a file we look for, */
const mostMistakes = 30;
/** and how many characters we read again for them: nobody wants to wait half a minute for all of a large file. */
const mostRead = 1_000_000;

/**
 * The mistakes of syntax of a file, each where the author slipped and with the line as it should be. A parser stumbles many times over one
 * slip, later and with words of its own: so lines are put right, and the file read again with them.
 * @param judge says what may stand in the file; without it only slips that show on a line alone are put right
 */
export function syntaxMistakes(
  { document, source }: Read,
  judge: Judge | undefined,
  most = Math.min(mostMistakes, Math.ceil(mostRead / source.text.length)),
): Mistake[] {
  const [error] = errorsOf(document);
  if (!error || most === 0) return [];
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const [start, end] = error.pos;
  const found = source.span(start, start).line;
  // Over a line that ends the file the parser stumbles at what follows it.
  const at = /^\.{3}(?:\s|$)/.test(lines[found - 2] ?? '') ? found - 1 : found;
  const isOpen = /closing|flow/i.test(error.message);
  const cure =
    slipOn(lines, at) ??
    (judge && bestOf(curesNear(lines, at, judge), trialAt(judge, lines, at, at))) ??
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
  // What nobody can put right, and a key that is missing, may only follow from this mistake.
  return [mistake, ...rest.filter(({ hint }) => hint !== lookAround && hint !== noHolder)];
}

const lookAround = 'Compare the indent, the quotes and the colon of this line with the lines around it.';

/** What may be meant by the line where the parser stumbles, and by those near it. */
function curesNear(lines: readonly string[], at: number, judge: Judge): Cure[] {
  const above = lines.findLastIndex((text, index) => index < at - 1 && isWritten(text)) + 1;
  const below = lines.findIndex((text, index) => index >= at && isWritten(text)) + 1;
  const near = [...new Set([at, above, below, topOf(lines, at)])].filter((line) => isWritten(lines[line - 1] ?? ''));
  return [
    ...near.flatMap((line) => placeCures(lines, line)),
    ...[...new Set([openAbove(lines, at), at, at - 1])].flatMap((line) => signCures(lines, line, judge)),
    ...near.map((line) => missingHolder(lines, line)),
  ];
}

function unclosed(lines: readonly string[], end: number): Cure | undefined {
  const line = openAbove(lines, end);
  const message = 'A quote, a bracket or a brace that is opened on this line is not closed.';
  return line === 0 ? undefined : { line, column: 1, message, hint: 'Close it where its text ends.', lines: [] };
}

/** The last line before a place on which a quote or a bracket is opened that is not closed on it. */
function openAbove(lines: readonly string[], at: number): number {
  const isOpen = (line: string) => {
    const bare = line.replace(/(?<=\w)'|\s#.*|\{\{[^{}]*\}\}/g, '');
    const count = (sign: string) => bare.split(sign).length - 1;
    return count('"') % 2 === 1 || /[:-] '[^']*$/.test(bare) || count('{') !== count('}') || count('[') !== count(']');
  };
  return lines.slice(0, at).findLastIndex(isOpen) + 1;
}
