import { type Document, isCollection, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { SourceFile } from './source-file.ts';

/** Says how many parts of the data of a file are wrong. */
export type Judge = (data: unknown) => number;

/** A way to fix what is wrong with lines. */
export interface Cure {
  /** Number of the line that it is about, from 1. */
  line: number;
  /** From 1; by default that of the first word on the line. */
  column?: number;
  message: string;
  hint: string;
  /** How unlike it is to what authors do; of two cures that fit equally well, we take the less odd one. */
  odd?: number;
  /** All lines of the file after the cure. */
  lines: string[];
}

/** A text read as YAML, with the lines of its errors. */
export function readDocument(file: string, text: string) {
  const lines = new LineCounter();
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
  const document = parseDocument(text, { ...options, version: '1.2' });
  return { document, source: new SourceFile(file, { text, lines, document }), lines };
}

export type Read = ReturnType<typeof readDocument>;

/** Where the parser stumbles, and each list or map that it takes for a key. */
export function errorsOf(document: Document): Pick<YAMLError, 'pos' | 'message'>[] {
  const found: Pick<YAMLError, 'pos' | 'message'>[] = [...document.errors, ...document.warnings];
  const message = 'a list or a map stands where a key is due';
  visit(document, {
    Pair: (_, { key }) => {
      if (isCollection(key)) found.push({ pos: [key.range?.[0] ?? 0, key.range?.[1] ?? 0], message });
    },
  });
  return found;
}

/**
 * Makes a function that tries changed lines of a file. It reads only what is around one line: the rest of a large file would take time.
 * @param lines of the file as it is
 * @param line number of that line, from 1
 * @param until last line at which the parser may not stumble
 * @returns how badly the changed lines fit; Infinity if the parser stumbles
 */
export function trialAt(judge: Judge, lines: readonly string[], line: number, until = lines.length) {
  return (changed: readonly string[]): number => {
    const first = Math.max(line - reach, 0);
    const holders = holdersOf(changed, first);
    // All cures end at the same line of the file, so that none fits better only because of where it ends.
    const text = [...holders, ...changed.slice(first, line + reach + changed.length - lines.length)].join('\n');
    if (text.length > mostCharacters) return Infinity;
    const { document, source } = readDocument('', text);
    const errors = errorsOf(document);
    const last = until + changed.length - lines.length + holders.length - first;
    if (errors.some(({ pos: [start] }) => source.span(start, start).line <= last)) return Infinity;
    try {
      return judge(document.toJS()) + 10 * errors.length;
    } catch {
      return Infinity;
    }
  };
}

/** The cure after which the least around the line is wrong. */
export function bestOf(cures: readonly Cure[], trial: (changed: readonly string[]) => number): Cure | undefined {
  const misfits = cures.map(({ lines, odd = 0.5 }) => 2 * trial(lines) + odd);
  const least = Math.min(...misfits);
  return least === Infinity ? undefined : cures[misfits.indexOf(least)];
}

/** How many lines above and below a line we look at. */
export const reach = 30;

/** The most characters on the lines that we look at. Nobody writes more on so few. */
const mostCharacters = 20_000;

/** The lines that contain those from an index on: the ones above, each further to the left. */
function holdersOf(lines: readonly string[], first: number): string[] {
  let column = indentOf(lines.slice(first).find(isWritten) ?? '');
  return lines
    .slice(0, first)
    .reverse()
    .filter((text) => {
      const isHolder = indentOf(text) < column;
      if (isHolder) column = indentOf(text);
      return isHolder;
    })
    .reverse();
}

/** True for a line with more than a comment on it. */
export function isWritten(text: string): boolean {
  return indentOf(text) < Infinity;
}

/** The column that a line begins in, from 0; Infinity for an empty line or a comment. */
export function indentOf(text: string): number {
  return /^\s*(?:#|$)/.test(text) ? Infinity : text.search(/\S/);
}
