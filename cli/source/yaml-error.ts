import { type Document, Scalar, visit, type YAMLError } from 'yaml';
import type { Report } from '../finding.ts';
import { misplacedLine } from './line-columns.ts';
import { slipOf } from './line-slips.ts';
import type { SourceFile } from './source-file.ts';

type Mistake = Parameters<Report>[0];

/**
 * The mistakes of syntax of a file, each where the author slipped and with the line as it should be. A parser stumbles many times over one
 * slip, later and with words of its own: beyond the first mistake only those are given that can be seen on their line alone.
 */
export function syntaxMistakes(document: Document, source: SourceFile): Mistake[] {
  const mistakes: Mistake[] = [];
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  for (const error of [...document.errors, ...document.warnings]) {
    const slip = unclosed(error, source, document) ? undefined : onLine(error, source, lines);
    const mistake =
      slip ?? unclosed(error, source, document) ?? (mistakes.length > 0 ? undefined : elsewhere(error, source, lines));
    if (mistake && !mistakes.some(({ line }) => line === mistake.line)) mistakes.push(mistake);
    // What follows an open quote or bracket, or a line in a wrong column, is read as something else than it is.
    if (mistake && !slip) break;
  }
  return mistakes;
}

/** A mistake that can be seen on the line where the parser stumbled. */
function onLine({ pos: [start] }: YAMLError, source: SourceFile, lines: readonly string[]): Mistake | undefined {
  const { line } = source.span(start, start);
  const text = lines[line - 1] ?? '';
  const slip = slipOf(text);
  return slip && mistakeAt(source, [line, slip.column, text.length + 1], slip.message, slip.hint);
}

function elsewhere(error: YAMLError, source: SourceFile, lines: readonly string[]): Mistake {
  const [start, end] = error.pos;
  const misplaced = misplacedLine(lines, source.span(end, end).line + 1);
  if (misplaced) {
    const { line, column, message, hint } = misplaced;
    return mistakeAt(source, [line, column, (lines[line - 1] ?? '').length + 1], message, hint);
  }
  return {
    rule: 'yaml-syntax',
    ...source.span(start, Math.max(end, start + 1)),
    message: `This cannot be read as YAML: ${error.message.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')}.`,
    hint: 'Compare the indent, the quotes and the colon of this line with the lines around it.',
  };
}

/**
 * A quote or a bracket that is not closed where its text ends: the parser stumbles where one is closed at last, which may be the end of
 * the file. A text over several lines is meant to be one unless lines of it look like keys.
 */
function unclosed(error: YAMLError, source: SourceFile, document: Document): Mistake | undefined {
  let start: number | undefined;
  const isBracket = /^Flow (?:map|sequence) in block collection|Missing , or : between flow/.test(error.message);
  visit(document, {
    Scalar(_, node) {
      const [from = 0, to = 0] = node.range ?? [];
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (!isQuoted || error.pos[0] < from || source.text.slice(to, error.pos[0]).includes('\n')) return;
      const isOpen = /\n\s*(- )?["']?[A-Za-z][\w-]*["']?:(\s|$)/.test(source.text.slice(from, to));
      if (isOpen || (error.message.startsWith('Missing closing') && error.pos[0] <= to)) start = from;
    },
    Collection(_, { flow, range }) {
      if (isBracket && flow && range && range[0] < error.pos[0] && range[1] >= error.pos[0]) start ??= range[0];
    },
  });
  if (start === undefined) return undefined;
  const sign = source.text[start] ?? '';
  const { line, column } = source.span(start, start);
  const closing = { '[': ']', '{': '}' }[sign] ?? sign;
  const rest = source.text.slice(start).split('\n', 1)[0]?.trimEnd() ?? '';
  if (closing !== sign && / #/.test(rest)) {
    const message = `" #" begins a comment here, so that the ${sign} before it is not closed.`;
    const hint = 'Put the text with "#" in quotes, or take the space before "#" out.';
    return mistakeAt(source, [line, column + rest.indexOf(' #'), column + rest.length], message, hint);
  }
  const [, entry] = /^["']([\w-]+:(?: .*)?)$/.exec(rest) ?? [];
  const isFirst = /(?:^|\n) *$/.test(source.text.slice(0, start));
  if (entry && isFirst)
    return mistakeAt(source, [line, column, column + 1], 'A quote begins the key here.', `Write ${entry}`);
  const [last = ''] = rest.slice(-1);
  const isOther =
    last !== closing && /[\]}"'“”‘’]/.test(last) && !rest.slice(1, -1).includes({ ']': '[', '}': '{' }[last] ?? last);
  const text = isOther ? rest.slice(0, -1) : `${rest}${sign === '{' ? ' ' : ''}`;
  const hint = `Close it with ${closing} where its text ends: ${text}${closing}`;
  return mistakeAt(source, [line, column, column + 1], `The ${sign} that is opened here is not closed.`, hint);
}

type Stretch = [line: number, column: number, endColumn: number];

function mistakeAt({ file }: SourceFile, [line, column, endColumn]: Stretch, message: string, hint: string): Mistake {
  return { rule: 'yaml-syntax', file, line, column, endLine: line, endColumn, message, hint };
}
