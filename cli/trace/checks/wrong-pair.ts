import type { FactFigure } from '../../facts/figure-index.ts';
import type { Reference } from '../../facts/template.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, textsBeside } from '../authored-text.ts';
import { factFigureOf } from '../fact-path.ts';
import type { Check } from './check.ts';

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
  const references =
    words === undefined
      ? textsBeside(text).flatMap((other) => other.references)
      : text.references.filter(({ source }) => words.includes(source));
  return references
    .filter(({ filters }) => filters.at(-1) === 'phone')
    .map((shown) => factFigureOf(site, text, shown))
    .filter((fact) => fact !== undefined);
}
