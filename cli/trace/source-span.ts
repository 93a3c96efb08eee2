import type { Location } from '../finding.ts';
import { flowLines } from '../flow-lines.ts';
import { scalarOffsets } from '../source/scalar-offsets.ts';
import type { AuthoredText } from './authored-text.ts';

/** A stretch of a file's text, by offsets. */
export interface SourceSpan {
  start: number;
  end: number;
}

/**
 * Where a stretch of the final text stands in the source; undefined where it is not written there as it reads, as in a text with
 * conditions or a value that a reference brought in.
 */
export function sourceSpan(text: AuthoredText, start: number, end: number): SourceSpan | undefined {
  const raw = rawSpan(text, start, end);
  const range = text.file.rangeOf(text.path);
  if (!raw || !range) return undefined;
  const offsets = scalarOffsets(text.file.text.slice(range.start, range.end), text.raw);
  const [from, last] = [offsets?.[raw.start], offsets?.[raw.end - 1]];
  if (from === undefined || last === undefined) return undefined;
  return { start: range.start + from, end: range.start + last + 1 };
}

/** The same stretch in the text as written, references and all. */
function rawSpan({ raw, value, references }: AuthoredText, start: number, end: number): SourceSpan | undefined {
  if (raw.includes('{%') || raw.includes('{{-') || raw.includes('-}}')) return bySearch(raw, value.slice(start, end));
  let shift = 0;
  let from: number | undefined;
  let to: number | undefined;
  for (const reference of references) {
    const written = reference.start + shift;
    const grows = reference.source.length - (reference.end - reference.start);
    if (from === undefined && start < reference.end) from = start < reference.start ? start + shift : written;
    if (to === undefined && end <= reference.end) {
      to = end <= reference.start ? end + shift : written + reference.source.length;
    }
    shift += grows;
  }
  return { start: from ?? start + shift, end: to ?? end + shift };
}

function bySearch(raw: string, words: string): SourceSpan | undefined {
  const written = flowLines(raw);
  const at = written.indexOf(words);
  return at === -1 || written.indexOf(words, at + 1) !== -1 ? undefined : { start: at, end: at + words.length };
}

/** Where a stretch of the final text was written; the whole text where that cannot be told. */
export function locateInText(text: AuthoredText, start: number, end: number): Location {
  const span = sourceSpan(text, start, end);
  if (span) return text.file.span(span.start, span.end);
  return text.file.locateWithin(text.path, text.value.slice(start, end));
}
