import type { Reference } from '../facts/references.ts';
import type { Location } from '../finding.ts';
import { oncePerText } from '../memory/once-per.ts';
import type { Place } from '../source/source-file.ts';

/** A text as it was written, and as it reads. */
export interface WrittenText extends Place {
  raw: string;
  value: string;
  references: readonly Reference[];
}

/** A span of a text, by offsets in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** True if two spans of a text have a character in common. */
export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}

export const spanFrom = (start: number, words: string): Span => ({ start, end: start + words.length });

/** Takes words out of a text, but keeps its length, so that offsets stay right. */
export const blankAt = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** Where a span of the final text is in its file; undefined if the file does not spell it the way it reads, as in a text with conditions. */
export function sourceSpan(text: WrittenText, start: number, end: number): Span | undefined {
  const raw = rawSpan(text, start, end);
  const range = text.file.rangeOf(text.path);
  if (!raw || !range) return undefined;
  const source = text.file.text.slice(range.start, range.end);
  const [from, to] = [raw.start, raw.end].map((offset) => lengthIn(source, text.raw.slice(0, offset)));
  return from === undefined || to === undefined ? undefined : { start: range.start + from, end: range.start + to };
}

/** A span of the final text as a span of the text as written. It includes the whole of each reference that it touches. */
function rawSpan({ raw, value, references }: WrittenText, start: number, end: number): Span | undefined {
  if (/\{%|\{\{-|-\}\}/.test(raw)) {
    const reference = references.find((span) => span.start === start && span.end === end);
    const words = reference?.source ?? value.slice(start, end);
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

/** Where a span of the final text was written; the whole text if we cannot tell. */
export function locateInText(text: WrittenText, start: number, end: number): Location {
  const span = sourceSpan(text, start, end);
  if (span) return text.file.span(span.start, span.end);
  return text.file.locateWithin(text.path, text.value.slice(start, end));
}

/** Where the first words of a scalar end in it, as written with quotes or a block sign. Undefined if it spells them differently. */
function lengthIn(source: string, words: string): number | undefined {
  const quote = /^["']?/.exec(source)?.[0] ?? '';
  let at = /^(?:["']|[|>].*\s*)?/.exec(source)?.[0].length ?? 0;
  for (const [part] of words.matchAll(/[ \t\r\n]+|./gsu)) {
    const pattern = quote === "'" && part === "'" ? /''/y : asWritten(part);
    pattern.lastIndex = at;
    if (!pattern.test(source)) return undefined;
    at = pattern.lastIndex;
  }
  return at;
}

/** A pattern for a character, or for whitespace, which may go on in the next line. Double quotes may have a backslash before either. */
const asWritten = oncePerText((part) =>
  isSpace(part) ? /(?:\\?[ \t\r\n])*/y : new RegExp(`\\\\?${RegExp.escape(part)}`, 'uy'),
);

function isSpace(part: string): boolean {
  return /^[ \t\r\n]/.test(part);
}
