import { type Document, Scalar, visit, type YAMLError } from 'yaml';
import type { Report } from '../finding.ts';
import type { SourceFile } from './source-file.ts';

/** Words one error of the YAML parser, and puts it where the author slipped rather than where the parser stumbled. */
export function describeYamlError(error: YAMLError, source: SourceFile, document: Document): Parameters<Report>[0] {
  const quote = openQuote(error, source, document);
  if (quote !== undefined) {
    const at = source.span(quote, quote + 1);
    return { rule: 'yaml-syntax', ...at, message: 'A quote is opened here and not closed.', hint: hints.MISSING_CHAR };
  }
  const start = startOf(error, source, document);
  const at = source.span(start, Math.max(start === error.pos[0] ? error.pos[1] : 0, start + 1));
  const line = source.text.split('\n')[at.line - 1] ?? '';
  const tab = error.code === 'TAB_AS_INDENT' || /^\s*\t/.test(line);
  return {
    rule: 'yaml-syntax',
    ...at,
    message: tab ? 'A tab stands in the indent, where YAML allows only spaces.' : sentence(error.message),
    hint: tab ? 'Replace the tab by spaces.' : hints[error.code],
  };
}

/**
 * Where the quoted text begins that swallowed the lines before an error: the parser stumbles where such a text ends at last, which may be
 * the end of the file. A text over several lines is meant to be one unless lines of it look like keys.
 */
function openQuote(error: YAMLError, source: SourceFile, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, node) {
      const [from = 0, to = 0] = node.range ?? [];
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
      if (!isQuoted || error.pos[0] < from) return;
      const isBefore = !source.text.slice(to, error.pos[0]).includes('\n');
      if (isBefore && /\n\s*(- )?["']?[A-Za-z][\w-]*["']?:(\s|$)/.test(source.text.slice(from, to))) start = from;
    },
  });
  return start;
}

/**
 * Where the mistake is: an unclosed bracket is open where it stands, and not where the parser gave up; a key that is indented too far
 * is taken for the second line of the text before it.
 */
function startOf(error: YAMLError, source: SourceFile, document: Document): number {
  const [start] = error.pos;
  if (/^Flow (?:map|sequence) in block collection/.test(error.message)) return openBracket(start, document) ?? start;
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return start;
  const lines = source.text.slice(start).split('\n', 2);
  const [first = '', second = ''] = lines;
  const isNext = !/:(?:\s|$)/.test(first) && /^\s*["']?[\w-]+["']?:(?:\s|$)/.test(second);
  return isNext ? start + first.length + 1 + second.search(/\S/) : start;
}

function openBracket(error: number, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Collection(_, { flow, range }) {
      if (flow && range && range[0] < error && range[1] >= error) start = range[0];
    },
  });
  return start;
}

const hints: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'Check that entries of the same map or list begin in the same column.',
  BLOCK_AS_IMPLICIT_KEY: 'Put text that contains ": " in quotes.',
  IMPOSSIBLE: 'Check the indent and the quotes of this line.',
  MISSING_CHAR: 'Close it on the line where its text ends.',
  MULTILINE_IMPLICIT_KEY: 'A key and its colon stand on one line; is a colon missing?',
  UNEXPECTED_TOKEN: 'Check the indent of this line, and put text that begins with a special sign in quotes.',
};

function sentence(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
