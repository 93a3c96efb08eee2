import { describedFacts, factAt } from '../facts/described-facts.ts';
import { shownFigure } from '../facts/figure-text.ts';
import { formOf } from '../facts/references.ts';
import type { Finding } from '../finding.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import { overlap, type Span, type WrittenText } from '../resolve/text-span.ts';
import { visitNodes } from '../schema/schemas.ts';
import type { Page, Resolved, Site, SiteFrame } from '../site/site.ts';
import { type Path, type SourceFile, valueAt } from '../source/source-file.ts';
import type { Figure } from './figure.ts';

/** What we judge a text by, besides its own page. */
export type Surroundings = SiteFrame;

/** A text that an author wrote and a visitor may read, with its references filled in. */
export interface AuthoredText extends WrittenText {
  schema: Readonly<Record<string, unknown>>;
  /** The page that shows it; undefined for a text of the root layout or of the facts. */
  page?: Page;
  /** For a text of a page or layout: what it belongs to, and where it is in there. */
  resolved?: Resolved;
  pointer?: Path;
  /** For a text among the facts: its path. */
  fact?: string;
  /** True for a text that several pages share, such as that of a layout. */
  isShared: boolean;
}

/** Something in a text that contradicts the facts, or may do so later: where it is in the text, and what we say about it. */
export interface Mistake extends Span, Pick<Finding, 'rule' | 'message' | 'hint' | 'related'> {
  /** The typed figure, and the path of the fact that the words near it name or that the reference names. */
  figure?: Figure;
  fact?: string;
}

/** The texts written for this page alone. A number that a block shows as a figure (`windowDays: 7`) counts as the words that it shows. */
export function pageTexts(site: Surroundings, page: Page): readonly AuthoredText[] {
  return textsOf(site)(page).filter(({ isShared }) => !isShared);
}

/** The texts that several pages show, each once: those of layouts, and those of pages that are made for each entry. */
export const sharedTexts: (site: Site) => readonly AuthoredText[] = oncePer((site) => {
  const sharing = site.pages.filter(({ digest }) => digest.sharedTexts);
  // If pages share the very same texts, we read them only once.
  const first = new Map(sharing.toReversed().map((page) => [page.digest.sharedTexts, page]));
  const texts = [site.layout, ...[...first.values()].reverse()].flatMap((resolved) => textsOf(site)(resolved));
  // Keep one text for each place in the sources. A text with conditions counts once for each of its forms.
  const placeOf = (text: AuthoredText) => `${text.file.file} ${text.path.join('.')} ${formOf(text)}`;
  const shared = texts.filter(({ isShared }) => isShared);
  return [...Map.groupBy(shared, placeOf).values()].flatMap(([text]) => text ?? []);
});

/** Every text among the facts: of site.yaml and of the records. */
export const factTexts: (site: Surroundings) => readonly AuthoredText[] = oncePerFacts((site) =>
  describedFacts(site).flatMap(({ path: fact, value: raw, schema, file, at: path }) => {
    const value = factAt(site, fact);
    if (typeof raw !== 'string' || typeof value !== 'string' || path.includes('alsoCalled')) return [];
    // The schema reports a text in place of a number or a boolean. A text that is a figure is the fact itself.
    const isFact = /^(?:number|integer|boolean)$/.test(String(schema.type)) || schema.figure !== undefined;
    if (isFact || !isReadable(schema, value)) return [];
    const references = site.facts.texts.get(fact) ?? [];
    return [{ file, path, raw, value, references, schema, fact, isShared: false }];
  }),
);

const textsOf = oncePerFacts((site: Surroundings) =>
  oncePer((resolved: Resolved | Page) => collectTexts(site, resolved, 'route' in resolved ? resolved : undefined)),
);

function collectTexts(site: Surroundings, resolved: Resolved, page: Page | undefined): AuthoredText[] {
  const texts: AuthoredText[] = [];
  const scope = { resolved, ...(page ? { page } : {}) };
  const sharedBy = (file: SourceFile) => page === undefined || page.kind === 'entry' || file !== page.source;
  for (const { pointer, raw, value, references, schema, source } of resolved.texts) {
    if (typeof value !== 'string' || !schema || !isReadable(schema, value)) continue;
    texts.push({ ...source, raw, value, references, schema, pointer, ...scope, isShared: sharedBy(source.file) });
  }
  for (const [index, { file, path }] of resolved.blockSources.entries()) {
    const type = resolved.blocks[index]?.type;
    visitNodes(site.schemas.node(`blocks/${type}`), valueAt(file.data, path), ({ path: steps, value, schema }) => {
      if (typeof value !== 'number' || !schema.figure) return;
      const [raw, words] = [String(value), shownFigure(schema.figure, value) ?? String(value)];
      const place = { file, path: [...path, ...steps], pointer: ['blocks', index, ...steps], isShared: sharedBy(file) };
      texts.push({ ...place, raw, value: words, references: [], schema, ...scope });
    });
  }
  return texts;
}

/** True for words that visitors read and numbers that they call; false for identifiers, links, pictures and choices. */
function isReadable(schema: AuthoredText['schema'], value: string): boolean {
  if (schema.format === 'link') return /^(tel|sms|mailto):/.test(value);
  if (schema.format === 'image' || schema.enum || schema.const !== undefined) return false;
  return schema.format === 'fact' || (schema.pattern === undefined && schema.figure === undefined);
}

/** True for a span that a reference fills in: we judge those words where they are written. */
export function isReferred({ raw, references }: Pick<WrittenText, 'raw' | 'references'>, stretch: Span): boolean {
  return references.some((reference) => reference.source === raw.trim() || overlap(reference, stretch));
}
