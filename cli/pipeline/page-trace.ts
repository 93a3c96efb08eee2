import { mapOf } from '../../schemas/fact-map.ts';
import { annotatedFacts, factAt } from '../facts/described-facts.ts';
import { foreignNamesOf } from '../facts/known-names.ts';
import { fullPath, type Subject } from '../facts/subject.ts';
import { isTemplate } from '../facts/template.ts';
import { hashOf } from '../files/source-hash.ts';
import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { factFigureAt, factFiguresOf } from '../prose/fact-figures.ts';
import { entriesOf } from '../prose/fact-parts.ts';
import { judgeReferences } from '../prose/references.ts';
import { type AuthoredText, pageTexts } from '../prose/texts.ts';
import { typedIn } from '../prose/typed-figures.ts';
import { recordsOf, wordingsIn } from '../prose/wordings.ts';
import type { Page, SiteFrame, Text } from '../site/site.ts';

/**
 * Hashes of everything that the pages of a file read from their site while we resolved and checked them, such as `fact dealer.phone`. If
 * they are the same, so are the pages.
 */
export type Trace = Record<string, string>;

export function traceOf(site: SiteFrame, pages: readonly Page[]): Trace {
  const { business } = site.schemas;
  const paths = pages.flatMap(({ texts, subject, source }) => {
    // The collection under `each` decides which pages there are. The head of a page has the name and the phone number.
    const more = [mapOf(source.data).each, subject?.path, `${business}.name`, `${business}.phone`];
    return [
      ...texts.flatMap((text) => pathsIn(site, text, subject)),
      ...more.filter((path) => typeof path === 'string'),
    ];
  });
  const images = pages.flatMap(({ digest }) => digest.photographs.map(({ value }) => value));
  const texts = pages.flatMap((page) => pageTexts(site, page));
  return traceOfTexts(site, texts, paths, images);
}

/**
 * The hashes of what these texts and their checks read.
 * @param paths paths of the facts that they read
 * @param images files in `pages/images`
 */
export function traceOfTexts(
  site: SiteFrame,
  texts: readonly AuthoredText[],
  paths: readonly string[],
  images: readonly string[] = [],
): Trace {
  const facts = [...paths, ...texts.flatMap((text) => [...judgeReferences(site)(text).equal])];
  const reads = new Set([...facts.map((path) => `fact ${path}`), ...images.map((file) => `image ${file}`)]);
  // We compare a typed figure or a phrase with all that the facts have.
  if (texts.some((text) => typedIn(site, text).length > 0)) reads.add('figures');
  if (texts.some((text) => wordingsIn(site)(text).length > 0)) reads.add('wordings');
  return Object.fromEntries([...reads].map((read) => [read, stateOf(site)(read)]));
}

/** True if everything in the trace is unchanged. */
export function isCurrent(site: SiteFrame, trace: Trace): boolean {
  const stateNow = stateOf(site);
  return Object.entries(trace).every(([read, hash]) => stateNow(read) === hash);
}

const states: Record<string, (site: SiteFrame, name: string) => unknown> = {
  fact: factAt,
  image: ({ source }, file) => source.images.get(file)?.hash,
  figures: factFiguresOf,
  wordings: (site) => [annotatedFacts(site, 'wordings').map(({ path, value }) => [path, value]), [...recordsOf(site)]],
};

const stateOf = oncePerFacts((site: SiteFrame) =>
  oncePerText((read) => {
    const [kind = ''] = read.split(' ', 1);
    return hashOf(states[kind]?.(site, read.slice(kind.length + 1)));
  }, 20_000),
);

/** Paths of the facts that a text reads by references, or that it is itself. */
export function pathsIn(site: SiteFrame, { raw, schema }: Pick<Text, 'raw' | 'schema'>, subject?: Subject) {
  if (schema?.format === 'fact') return [fullPath(raw, subject)];
  return isTemplate(raw) ? site.facts.engine.readsOf(raw, subject) : [];
}

/** A hash of what we check every text against: names of now and of earlier, what the facts are called, and which facts have a value. */
export const commonHash = oncePerFacts((site: SiteFrame) => {
  const called = [...factFigureAt(site).values()].map(({ values, key, wording: _, reference: __, ...fact }) => ({
    ...fact,
    // We find an address in a text by its words, so they count too.
    isKnown: [values.length, fact.kind === 'address' ? key : key !== undefined],
  }));
  const phrases = new Set(annotatedFacts(site, 'wordings').map(({ mark }) => JSON.stringify(mark)));
  return hashOf([[...entriesOf(site)], [...phrases].sort(), foreignNamesOf(site), called]);
});
