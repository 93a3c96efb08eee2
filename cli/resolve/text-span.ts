import type { Reference } from '../facts/references.ts';
import type { Location } from '../finding.ts';
import { scalarOffsets } from '../source/scalar-offsets.ts';
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
