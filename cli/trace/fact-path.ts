import { type FactFigure, figureIndexOf } from '../facts/figure-index.ts';
import type { Reference } from '../facts/template.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, subjectOf } from './authored-text.ts';

/** Path of the fact that a reference names, with the names that only its page knows written out; undefined for a literal. */
export function factPathOf(text: Pick<AuthoredText, 'page' | 'fact'>, reference: Reference): string | undefined {
  const { path } = reference;
  if (path === undefined) return undefined;
  const [head = '', ...rest] = path.split('.');
  const subject = subjectOf(text);
  const isSubject = subject !== undefined && head === (text.page?.subject?.name ?? 'vehicle');
  return isSubject && (text.page || subject.startsWith('vehicles.')) ? [subject, ...rest].join('.') : path;
}

/** The fact that a reference names, where it is a figure; the words derived from one (`priceText`) stand for it. */
export function factFigureOf(
  site: Site,
  text: Pick<AuthoredText, 'page' | 'fact'>,
  reference: Reference,
): FactFigure | undefined {
  const path = factPathOf(text, reference);
  if (path === undefined) return undefined;
  const { byPath } = figureIndexOf(site);
  return byPath.get(path) ?? byPath.get(path.replace(/Text$/, ''));
}
