import { factAt, holderOf } from '../facts/described-facts.ts';
import type { Reference } from '../facts/references.ts';
import type { Location } from '../finding.ts';
import { agrees } from '../prose/evidence.ts';
import { type FactFigure, factFigureAt, factFiguresOf } from '../prose/fact-figures.ts';
import { factOf, factPathOf, type Scope } from '../prose/fact-path.ts';
import type { Figure } from '../prose/figure.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import { overlap } from '../resolve/text-span.ts';
import { originOf, type Page, type Site } from '../site/site.ts';
import { type Leaf, textsIn } from '../source/source-file.ts';

/** A fact that a figure of a page comes from. */
export interface Origin {
  /** `courses.sailing.price`. */
  fact: string;
  location: Location;
  /** The filters that turned the fact into the words: `usd`. */
  filters: string[];
}

/** A figure of a page, and where it comes from; no sources for one that is typed. */
export interface TracedFigure {
  figure: Figure;
  /** The text that it is in. */
  text: string;
  /** Where that text was written or bound. */
  location: Location;
  sources: Origin[];
}

/** Every figure of the page's texts and of the data that is bound to it, each once, in the order of the page. */
export function tracePage(site: Site, page: Page): TracedFigure[] {
  const texts = [...textsIn(page.seo, ['seo']), ...textsIn(page.blocks, ['blocks'])];
  const around = textsIn(site.layout.blocks, ['blocks']);
  const traced = [
    ...texts.flatMap((leaf) => traceLeaf(site, page, leaf)),
    ...around.flatMap((leaf) => traceLeaf(site, undefined, leaf)),
  ];
  const alike = Map.groupBy(traced, ({ figure, sources, location }) => {
    const from = sources.map(({ fact }) => fact).join(' ') || `${location.file}:${location.line}`;
    return `${figure.text} ${from}`;
  });
  return [...alike.values()].flatMap(([first]) => first ?? []);
}

/** The figures of one text, or of one value that is bound to a page. @param page undefined for the root layout */
export function traceLeaf(site: Site, page: Page | undefined, { pointer, value }: Leaf): TracedFigure[] {
  const { location, fact, text } = originOf(page ?? site.layout, site.facts, pointer);
  // Bound data is the fact itself, however the reference is written.
  const bound = fact && { path: fact, filters: [], source: `{{ ${fact} }}`, start: 0, end: value.length };
  const words = bound ? value : text?.value;
  if (typeof words !== 'string' || fact?.endsWith('.slug')) return [];
  const references = bound ? [bound] : (text?.references ?? []);
  const isWhole = references.length === 1 && references[0]?.source === text?.raw.trim();
  const scope = page && !bound ? { page } : {};
  const figures = figureFinderOf(site)(words).filter(({ isBare }) => !isBare);
  return figures.map((figure) => {
    const behind = references.filter((reference) => isWhole || overlap(reference, figure));
    const sources = behind.flatMap((reference) => sourcesOf(site, scope, reference, figure));
    return { figure, text: words, location, sources };
  });
}

/** The fact that a reference names. If that is a text with references itself, the facts behind those. */
function sourcesOf(site: Site, scope: Scope, reference: Reference, shown: Figure): Origin[] {
  const path = factPathOf(site, scope, reference);
  if (path === undefined) return [];
  const inner = site.facts.texts.get(path);
  if (inner && inner.length > 0) {
    return behindFigure(site, path, inner, shown)
      .flatMap((innerReference) => sourcesOf(site, { fact: path }, innerReference, shown))
      .map((source) => ({ ...source, filters: [...source.filters, ...reference.filters] }));
  }
  const figure = factOf(site, scope, reference) ?? writtenFigure(site, path, shown);
  const fact = figure?.path ?? path;
  // Derived words (`priceText`) have gone through the filter of their figure.
  const worded = figure && fact !== path ? [figure.reference.replace(/^.*\| /, '')] : [];
  return [{ fact, location: site.facts.locate(fact), filters: [...worded, ...reference.filters] }];
}

/** The references of a text that a figure is made of; all of them if the figure is not in the text as it was written. */
function behindFigure(site: Site, path: string, references: readonly Reference[], shown: Figure): readonly Reference[] {
  const value = factAt(site, path);
  if (typeof value !== 'string') return references;
  const same = figureFinderOf(site)(value).filter(({ text }) => text === shown.text);
  const behind = references.filter((reference) => same.some((figure) => overlap(reference, figure)));
  return behind.length > 0 ? behind : references;
}

/** The fact behind derived words (`perDayText`, a line of opening hours): the nearest one of the same entry with the same figure. */
function writtenFigure(site: Site, path: string, shown: Figure): FactFigure | undefined {
  const steps = path.split('.');
  const around = steps.map((_, index) => factFigureAt(site).get(steps.slice(0, index).join('.')));
  const whole = around.findLast((fact) => fact?.kind === 'hours');
  if (whole) return whole;
  const entry = `${steps.slice(0, 2).join('.')}.`;
  const same = factFiguresOf(site).filter(
    (fact) => fact.path.startsWith(entry) && fact.kind === shown.kind && agrees(shown, fact),
  );
  return same.find((fact) => path.startsWith(holderOf(fact.path))) ?? same[0];
}
