import type { Reference } from '../facts/references.ts';
import type { Location } from '../finding.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** A text as it was written, and as it reads. */
export interface WrittenText {
  file: SourceFile;
  /** Where it stands in `file`. */
  path: Path;
  raw: string;
  value: string;
  references: readonly Reference[];
}

/** A stretch of a text, by offsets. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Where a stretch of the final text stands in its file; undefined where it is not written there as it reads, as in a text with
 * conditions or a value that a reference brought in.
 */
export function sourceSpan(text: WrittenText, start: number, end: number): Span | undefined {
  const raw = rawSpan(text, start, end);
  const range = text.file.rangeOf(text.path);
  if (!raw || !range) return undefined;
  const offsets = scalarOffsets(text.file.text.slice(range.start, range.end), text.raw);
  const [from, last] = [offsets?.[raw.start], offsets?.[raw.end - 1]];
  if (from === undefined || last === undefined) return undefined;
  return { start: range.start + from, end: range.start + last + 1 };
}

/** The same stretch in the text as written, references and all. */
function rawSpan({ raw, value, references }: WrittenText, start: number, end: number): Span | undefined {
  if (/\{%|\{\{-|-\}\}/.test(raw)) {
    const words = value.slice(start, end);
    const at = raw.indexOf(words);
    return at === -1 || raw.includes(words, at + 1) ? undefined : { start: at, end: at + words.length };
  }
  let shift = 0;
  let from: number | undefined;
  let to: number | undefined;
  for (const reference of references) {
    const written = reference.start + shift;
    if (from === undefined && start < reference.end) from = start < reference.start ? start + shift : written;
    if (to === undefined && end <= reference.end)
      to = end <= reference.start ? end + shift : written + reference.source.length;
    shift += reference.source.length - (reference.end - reference.start);
  }
  return { start: from ?? start + shift, end: to ?? end + shift };
}

/** Where a stretch of the final text was written; the whole text where nobody can tell. */
export function locateInText(text: WrittenText, start: number, end: number): Location {
  const span = sourceSpan(text, start, end);
  if (span) return text.file.span(span.start, span.end);
  return text.file.locateWithin(text.path, text.value.slice(start, end));
}

/**
 * Where the characters of a YAML text stand in its source: `offsets[i]` is the offset of `value[i]`, and one more entry gives the end.
 * Holds for plain, quoted and block texts, folded or not. Undefined for a text that is written otherwise than it reads.
 * @param source the scalar as written, with its quotes or its block sign
 */
function scalarOffsets(source: string, value: string): number[] | undefined {
  const style = source.charAt(0);
  const isBlock = style === '|' || style === '>';
  const isQuoted = style === '"' || style === "'";
  let at = isBlock ? source.indexOf('\n') + 1 : isQuoted ? 1 : 0;
  const offsets: number[] = [];
  for (let index = 0; index < value.length; index++) {
    const char = value.charAt(index);
    if (isSpace(char)) {
      offsets.push(at);
      if (isSpace(source.charAt(at))) at = isSpace(value.charAt(index + 1)) ? at + 1 : endOfSpace(source, at);
      else if (style === '"' && source.charAt(at) === '\\') at += 2;
      else if (index < value.length - 1) return undefined;
      continue;
    }
    if (index === 0 || isSpace(value.charAt(index - 1)) || isBlock || isQuoted) {
      if (isSpace(source.charAt(at))) at = endOfSpace(source, at);
    }
    const width = widthOf(source, at, char, style);
    if (width === 0) return undefined;
    offsets.push(at);
    at += width;
  }
  offsets.push(at);
  return offsets;
}

/** Characters of source that stand for `char`, 0 if it does not stand there. */
function widthOf(source: string, at: number, char: string, style: string): number {
  if (style === "'" && char === "'") return source.startsWith("''", at) ? 2 : 0;
  if (style === '"' && source.charAt(at) === '\\') {
    const next = source.charAt(at + 1);
    if (next === char) return 2;
    const digits = { x: 2, u: 4, U: 8 }[next];
    if (!digits) return 0;
    const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
    return code <= 0x10ffff && String.fromCodePoint(code) === char ? 2 + digits : 0;
  }
  return source.charAt(at) === char ? 1 : 0;
}

function endOfSpace(source: string, from: number): number {
  let end = from;
  while (isSpace(source.charAt(end))) end++;
  return end;
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r';
}
