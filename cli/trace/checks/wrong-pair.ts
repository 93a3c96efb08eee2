import type { FactFigure } from '../../facts/figure-index.ts';
import type { Reference } from '../../facts/template.ts';
import type { Resolved, Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { factFigureOf } from '../fact-path.ts';
import type { Check } from './check.ts';

/** `phone` beside `phoneText`, `windowDays` beside `window`: two forms of one fact in a block, of which one is of another fact. */
export const wrongTwin: Check = ({ site, text, fact, reference }) => {
  const { pointer, resolved } = text;
  const key = pointer?.at(-1);
  if (!fact || !pointer || typeof key !== 'string') return undefined;
  const holder = pointer.slice(0, -1).join('/');
  const twin = resolved?.texts.find(
    (other) => isTwin(key, String(other.pointer.at(-1))) && other.pointer.slice(0, -1).join('/') === holder,
  );
  const [first, ...more] = twin?.references ?? [];
  const other = first && more.length === 0 ? factFigureOf(site, text, first) : undefined;
  if (!other || other === fact || other.mark.kind !== fact.mark.kind) return undefined;
  return {
    message: `"${key}" gives ${reference.source}, and "${twin?.pointer.at(-1)}" beside it the fact ${other.path}.`,
    meant: other,
  };
};

function isTwin(key: string, other: string): boolean {
  return key !== other && (key.startsWith(other) || other.startsWith(key));
}

/** A link to call that shows one number and dials another. */
export const wrongPair: Check = ({ site, text, fact, reference }) => {
  if (!fact) return undefined;
  if (fact.mark.kind !== 'phone' || !['tel', 'sms'].includes(reference.filters.at(-1) ?? '')) return undefined;
  const shown = shownPhones(site, text, reference);
  const [other] = shown;
  if (!other || shown.includes(fact)) return undefined;
  return { message: `The link shows the number ${other.path} and dials ${fact.path}.`, meant: other };
};

/** The numbers that are shown for a link to call: in the words of a Markdown link, or beside a link of a block. */
function shownPhones(site: Site, text: AuthoredText, reference: Reference): FactFigure[] {
  const at = text.raw.indexOf(reference.source);
  const words = /\[([^\]]*)\]\($/.exec(text.raw.slice(0, at))?.[1];
  const { resolved, pointer } = text;
  const beside = (other: Resolved['texts'][number]) =>
    pointer !== undefined &&
    other.pointer.length === pointer.length &&
    other.pointer.slice(0, -1).join('/') === pointer.slice(0, -1).join('/');
  const references =
    words === undefined
      ? (resolved?.texts ?? []).filter(beside).flatMap((other) => other.references)
      : text.references.filter(({ source }) => words.includes(source));
  return references
    .filter(({ filters }) => filters.at(-1) === 'phone')
    .map((shown) => factFigureOf(site, text, shown))
    .filter((fact) => fact !== undefined);
}
