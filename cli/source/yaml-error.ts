import { type Document, isCollection, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Report } from '../finding.ts';
import { misplacedLine } from './line-columns.ts';
import { slipOf } from './line-slips.ts';
import { type JudgeLine, repairLine, wrongSign } from './repair-line.ts';
import { SourceFile } from './source-file.ts';

type Mistake = Parameters<Report>[0];

/** A text read as YAML, with the lines that its errors stand on. */
export function readDocument(file: string, text: string) {
  const lines = new LineCounter();
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, { ...options, version: '1.2' });
  return { document, source: new SourceFile(file, { text, lines, document }), lines };
}

/**
 * The mistakes of syntax of a file, each where the author slipped and with the line as it should be. A parser stumbles many times over one
 * slip, later and with words of its own: so a line is repaired, and the file read again with it, until a mistake shows on no line alone.
 * @param judge says what may stand on a line; without it no line is repaired
 */
export function syntaxMistakes({ document, source }: Read, judge: JudgeLine | undefined, most = 30): Mistake[] {
  const [error] = errorsOf(document);
  if (!error || most === 0) return [];
  const lines = source.text.split('\n').map((line) => line.replace(/\r$/, ''));
  const at = source.span(error.pos[0], error.pos[0]).line;
  const slip = onLine(source, lines, at);
  const repair = slip ? { mistake: slip, line: '' } : judge && repaired(source, lines, at, judge);
  if (!repair) return [elsewhere(error, source, lines)];
  const { mistake, line } = repair;
  const next = readDocument(source.file, lines.with(mistake.line - 1, line).join('\n'));
  const rest = syntaxMistakes(next, judge, most - 1);
  // What shows on no line alone may only follow from this mistake.
  return [mistake, ...rest.filter(({ hint }) => hint !== lookAround)];
}

type Read = ReturnType<typeof readDocument>;
type Stumble = Pick<YAMLError, 'pos' | 'message'>;

/** Where the parser stumbles, and a list or a map that it takes for a key. */
function errorsOf(document: Document): Stumble[] {
  const found: Stumble[] = [...document.errors, ...document.warnings];
  const message = 'a list or a map stands where a key is due';
  visit(document, {
    Pair: (_, { key }) => {
      if (isCollection(key)) found.push({ pos: [key.range?.[0] ?? 0, key.range?.[1] ?? 0], message });
    },
  });
  return found;
}

/** The mistake, where a few signs more or less on a line let the parser pass the place where it stumbles. */
function repaired(source: SourceFile, lines: readonly string[], at: number, judge: JudgeLine) {
  for (const line of new Set([openAbove(lines, at), at, at - 1])) {
    const written = lines[line - 1] ?? '';
    const text = repairLine(written, judge(lines, line), (repaired) => {
      const read = readDocument(source.file, lines.with(line - 1, repaired).join('\n'));
      return errorsOf(read.document).every(({ pos }) => read.source.span(pos[0], pos[0]).line > at);
    });
    if (text === undefined) continue;
    const start = written.search(/\S/);
    const same = [...text].findIndex((sign, index) => sign !== written[start + index]);
    const stretch: Stretch = [line, start + Math.max(same, 0) + 1, written.length + 1];
    return { mistake: mistakeAt(source, stretch, wrongSign, `Write ${text}`), line: written.slice(0, start) + text };
  }
  return undefined;
}

/** A mistake that can be seen on its line. */
function onLine(source: SourceFile, lines: readonly string[], line: number): Mistake | undefined {
  const text = lines[line - 1] ?? '';
  const slip = slipOf(text);
  return slip && mistakeAt(source, [line, slip.column, text.length + 1], slip.message, slip.hint);
}

const lookAround = 'Compare the indent, the quotes and the colon of this line with the lines around it.';

function elsewhere(error: Stumble, source: SourceFile, lines: readonly string[]): Mistake {
  const [start, end] = error.pos;
  const open = openAbove(lines, source.span(end, end).line);
  if (open > 0 && /closing|flow/i.test(error.message)) {
    const message = 'A quote, a bracket or a brace that is opened on this line is not closed.';
    return mistakeAt(source, [open, 1, (lines[open - 1] ?? '').length + 1], message, 'Close it where its text ends.');
  }
  const misplaced = misplacedLine(lines, source.span(end, end).line + 1);
  if (misplaced) {
    const { line, column, message, hint } = misplaced;
    return mistakeAt(source, [line, column, (lines[line - 1] ?? '').length + 1], message, hint);
  }
  return {
    rule: 'yaml-syntax',
    ...source.span(start, Math.max(end, start + 1)),
    message: `This cannot be read as YAML: ${error.message.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')}.`,
    hint: lookAround,
  };
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

type Stretch = [line: number, column: number, endColumn: number];

function mistakeAt({ file }: SourceFile, [line, column, endColumn]: Stretch, message: string, hint: string): Mistake {
  return { rule: 'yaml-syntax', file, line, column, endLine: line, endColumn, message, hint };
}
