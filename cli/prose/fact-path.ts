import { factAt } from '../facts/described-facts.ts';
import type { Reference } from '../facts/references.ts';
import { fullPath, recordWith } from '../facts/subject.ts';
import type { Span } from '../resolve/text-span.ts';
import { type FactFigure, factFigureAt } from './fact-figures.ts';
import type { AuthoredText, Surroundings } from './texts.ts';

/** Where a reference is, as far as that decides which fact it names. */
export type Scope = Pick<AuthoredText, 'page' | 'fact'>;

/** The path of the fact that a reference names, with names that only a page knows spelled out; undefined for a literal. */
export function factPathOf(site: Surroundings, { page, fact = '' }: Scope, reference: Reference): string | undefined {
  const { path, source } = reference;
  const subject = page?.subject ?? recordWith(site.source, fact);
  // `genres[book.genre].title`: another fact names the entry. A name that the text itself defines is spelled out in `path`.
  const [read = ''] = /^[^|]*\[[^|]*\]/.test(source) ? site.facts.engine.readsOf(source, subject) : [];
  if (factAt(site, read) !== undefined) return read;
  return path === undefined ? undefined : fullPath(path, subject);
}

/** The fact that a reference names, if it is a figure. Words derived from a figure (`priceText`) count as that figure. */
export function factOf(site: Surroundings, scope: Scope, reference: Reference): FactFigure | undefined {
  const path = factPathOf(site, scope, reference);
  if (path === undefined) return undefined;
  const facts = factFigureAt(site);
  const fact = facts.get(path) ?? facts.get(path.replace(/Text$/, '')) ?? facts.get(path.replace(/\.(?:min|max)$/, ''));
  // A list is a figure only if the reference counts it.
  const isList = fact?.kind === 'count' && fact.reference.endsWith('| count');
  return isList && !/\|\s*(?:count|size)\b/.test(reference.source) ? undefined : fact;
}

/** The figures that a part of a text refers to. */
export function factsSaid(site: Surroundings, text: AuthoredText, { start, end }: Span): FactFigure[] {
  const within = text.references.filter((reference) => reference.start >= start && reference.end <= end);
  return within.flatMap((reference) => factOf(site, text, reference) ?? []);
}
