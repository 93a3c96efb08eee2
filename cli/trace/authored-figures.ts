import { figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import type { Figure, Span } from '../figures/index.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import type { AuthoredText } from './authored-text.ts';
import { isTypedReference } from './typed-reference.ts';

/** A figure of an authored text. */
export interface AuthoredFigure {
  figure: Figure;
  text: AuthoredText;
  /** True where the author typed it, or a part of it, instead of referring to a fact. */
  isTyped: boolean;
  /** The references that brought it in. */
  references: Reference[];
}

/** The figures of one text. */
export function figuresIn(site: Site, text: AuthoredText): AuthoredFigure[] {
  return figuresOf(site, text).map((figure) => {
    const references = text.references.filter((reference) => touches(text, reference, figure));
    return { figure, text, references, isTyped: typedParts(site, text, figure).length > 0 };
  });
}

const bareNumber = /^(?:(?:under|over|from|at least|up to|about|only|all|ages?)\s)?\W*\d[\d,.]*\+?\W*$/i;
const inWords = /^(?:(?:under|over|from|at least|up to|about|only|all)\s)?[a-z]+(?:[\s-][a-z]+)?$/i;
const year = /^(19|20)\d\d$/;

/** The figures of a text. A number that stands alone, as in `{ value: "25", label: municipalities }`, is read with its label. */
function figuresOf(site: Site, text: AuthoredText): readonly Figure[] {
  const { find, findNumbers } = figureIndexOf(site);
  const own = find(text.value);
  const label = own.length > 0 ? undefined : labelOf(text);
  if (label === undefined || year.test(text.value)) return own;
  const isNumber = bareNumber.test(text.value) || (inWords.test(text.value) && findNumbers(text.value).length > 0);
  if (!isNumber) return own;
  const together = [`${text.value} ${label}`, `${text.value} ${label.replace(/^\w+ /, '')}`].map((words) =>
    find(words),
  );
  const found = together
    .map((figures) => figures.filter(({ amount }) => amount.start < text.value.length))
    .find(({ length }) => length > 0);
  return found ?? findNumbers(text.value);
}

/** The words beside a value: its label or term, or the first cell of its row. */
function labelOf({ resolved, pointer }: AuthoredText): string | undefined {
  const [key, holder] = [pointer?.at(-1), pointer && valueAt({ blocks: resolved?.blocks }, pointer.slice(0, -1))];
  if (Array.isArray(holder)) return pointer?.at(-3) === 'rows' && key !== 0 ? String(holder[0]) : undefined;
  const { label, term } = (holder ?? {}) as Record<string, unknown>;
  const words = label ?? term;
  return key === 'value' && typeof words === 'string' ? words : undefined;
}

/** The spans of a figure, in the final text, that no reference to a fact brought in. */
export function typedParts(site: Site, text: AuthoredText, figure: Figure): Span[] {
  const traced = text.references.filter((reference) => !isTypedReference(site, text, reference));
  const parts = figure.numbers.length > 0 ? figure.numbers : [figure.amount];
  return parts.filter((part) =>
    figure.numbers.length > 0
      ? !traced.some((reference) => covers(text, reference, part.start, part.end))
      : !traced.some((reference) => touches(text, reference, part)) || hasTypedDigits(text, traced, part),
  );
}

/** "{{ support.hoursPerDay }}/5": a part of what stands for one thing. */
function hasTypedDigits(text: AuthoredText, traced: readonly Reference[], { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    if (/\d/.test(text.value.charAt(at)) && !traced.some((one) => covers(text, one, at, at + 1))) return true;
  }
  return false;
}

function covers(text: AuthoredText, reference: Reference, start: number, end: number): boolean {
  return isWhole(text, reference) || (reference.start <= start && reference.end >= end);
}

function touches(text: AuthoredText, reference: Reference, { start, end }: Span): boolean {
  return isWhole(text, reference) || (reference.start < end && reference.end > start);
}

/** True for a text that is one reference and nothing else. */
function isWhole(text: AuthoredText, reference: Reference): boolean {
  return text.references.length === 1 && text.raw.trim() === reference.source;
}
