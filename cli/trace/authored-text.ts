import { standardFigure } from '../facts/standard-figure.ts';
import type { Reference } from '../facts/template.ts';
import { flowLines } from '../flow-lines.ts';
import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { FigureMark } from '../schema/figure-mark.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Page, Resolved, Site } from '../site/site.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** A text that an author wrote and a visitor may read, with its references filled in. */
export interface AuthoredText {
  file: SourceFile;
  /** Where it stands in `file`. */
  path: Path;
  raw: string;
  /** The final text, with the lines of a paragraph joined. */
  value: string;
  references: Reference[];
  /** What its schema says of it, where one does. */
  schema: Readonly<Record<string, unknown>>;
  /** The page that shows it; undefined for a text of the root layout or of the facts. */
  page?: Page;
  /** For a text of a page or layout: what it belongs to, and where it stands there. */
  resolved?: Resolved;
  pointer?: Path;
  /** For a text among the facts: its path. */
  fact?: string;
}

/**
 * Every authored text of the site: pages, layouts, vehicle records and site.yaml. A
 * number typed where a block shows a figure (`windowDays: 7`) counts as the words that stand for it.
 */
export const authoredTexts = oncePer((site: Site): AuthoredText[] => {
  const texts = new Places();
  addTexts(site, site.layout, undefined, texts);
  for (const page of site.pages) addTexts(site, page, page, texts);
  for (const text of factTexts(site)) {
    const isNew = texts.isNew(text.file, text.path, text.raw.includes('{%') ? text.value : '');
    if (isNew && isReadable(text.schema, text.value)) texts.all.push(text);
  }
  return texts.all;
});

/** Texts by the places where they were written: one that many pages show is judged on the first, one with conditions in each of its forms. */
class Places {
  readonly all: AuthoredText[] = [];
  private readonly known = new Map<SourceFile, Set<string>>();

  /** True for the first text of its place. */
  isNew(file: SourceFile, path: Path, form = ''): boolean {
    let places = this.known.get(file);
    if (!places) this.known.set(file, (places = new Set()));
    const place = `${path.join('.')}\n${form}`;
    const { size } = places;
    return places.add(place).size > size;
  }
}

function addTexts(site: Site, resolved: Resolved, page: Page | undefined, texts: Places): void {
  const ofPage = page ? { page } : {};
  for (const { pointer, raw, value, references, schema, source } of resolved.texts) {
    if (typeof value !== 'string' || !schema || !isReadable(schema, value)) continue;
    if (!texts.isNew(source.file, source.path, raw.includes('{%') ? value : '')) continue;
    texts.all.push({ ...source, raw, value: flowLines(value), references, schema, resolved, pointer, ...ofPage });
  }
  for (const [index, { file, path }] of resolved.blockSources.entries()) {
    const type = resolved.blocks[index]?.type;
    // The blocks of a layout, or of a page for many entries, are written once.
    if (!type || !texts.isNew(file, path, 'numbers')) continue;
    addNumbers(site.schemas.node(`blocks/${type}`), valueAt(file.data, path), [], (steps, value, schema, raw) => {
      const place = { file, path: [...path, ...steps], pointer: ['blocks', index, ...steps], resolved };
      texts.all.push({ ...place, raw, value, references: [], schema, ...ofPage });
    });
  }
}

function addNumbers(
  node: SchemaNode | undefined,
  data: unknown,
  steps: Path,
  add: (steps: Path, value: string, schema: AuthoredText['schema'], raw: string) => void,
): void {
  if (!node) return;
  const mark = node.schema.figure as FigureMark | undefined;
  if (typeof data === 'number' && mark) {
    const value = standardFigure(mark, data, '')?.text;
    if (value !== undefined) add(steps, value, node.schema, String(data));
    return;
  }
  if (!data || typeof data !== 'object') return;
  for (const [key, item] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    addNumbers(node.child(step), item, [...steps, step], add);
  }
}

/** Texts among the facts that nobody reads and that refer to facts: addresses of maps and pictures. */
export const addressTexts = oncePer((site: Site): AuthoredText[] =>
  factTexts(site).filter(({ references, schema, value }) => references.length > 0 && !isReadable(schema, value)),
);

/** The places where a page shows data of a fact as it is: a list of hours, a map of plans, a number. No text stands there. */
export const boundTexts = oncePer((site: Site): AuthoredText[] => {
  const texts = new Places();
  const add = (resolved: Resolved, page: Page | undefined) => {
    for (const { pointer, raw, value, references, schema, source } of resolved.texts) {
      const isBound = typeof value === 'number' || (typeof value === 'object' && value !== null);
      if (!isBound || !schema || !texts.isNew(source.file, source.path)) continue;
      const place = { ...source, resolved, pointer, ...(page ? { page } : {}) };
      texts.all.push({ ...place, raw, value: '', references, schema });
    }
  };
  add(site.layout, undefined);
  for (const page of site.pages) add(page, page);
  return texts.all;
});

/** Every text among the facts: of site.yaml and of the vehicles' records. Settings of the checks are not for visitors. */
const factTexts = oncePer((site: Site): AuthoredText[] => {
  const texts: AuthoredText[] = [];
  addFactTexts(site, site.source.site, [], site.schemas.node('site'), '', texts);
  for (const [path, { schema, file }] of site.source.records)
    addFactTexts(site, file, [], site.schemas.node(schema), path, texts);
  return texts;
});

function addFactTexts(
  site: Site,
  file: SourceFile,
  path: Path,
  node: SchemaNode | undefined,
  prefix: string,
  texts: AuthoredText[],
): void {
  if (!node || (prefix === '' && (path[0] === 'sample' || path[0] === 'consistency'))) return;
  const data = valueAt(file.data, path);
  if (typeof data === 'string') {
    const fact = [...(prefix ? [prefix] : []), ...path].join('.');
    const value = valueAt(site.facts.tree, fact.split('.'));
    if (isNumber(node.schema) || typeof value !== 'string') return;
    const references = site.facts.texts.get(fact)?.references ?? [];
    texts.push({ file, path, raw: data, value: flowLines(value), references, schema: node.schema, fact });
    return;
  }
  if (!data || typeof data !== 'object') return;
  for (const key of Object.keys(data)) {
    const step = Array.isArray(data) ? Number(key) : key;
    addFactTexts(site, file, [...path, step], node.child(step), prefix, texts);
  }
}

/** A text where a number belongs is the schema's to report. */
function isNumber({ type }: AuthoredText['schema']): boolean {
  return type === 'number' || type === 'integer';
}

/** Words for visitors, and numbers to call; not names of things, links, pictures and choices. */
function isReadable(schema: AuthoredText['schema'], value: string): boolean {
  if (schema.format === 'link') return /^(tel|sms):/.test(value);
  if (schema.format === 'image' || schema.enum || schema.const !== undefined) return false;
  return schema.pattern === undefined;
}

/** The texts of a page that stand in the same map or list as this one, itself among them; none for a text of the facts. */
export function textsBeside({ resolved, pointer }: AuthoredText): Resolved['texts'] {
  if (!resolved || !pointer) return [];
  const isBeside = (other: Path) =>
    other.length === pointer.length && other.every((step, at) => step === pointer[at] || at === pointer.length - 1);
  return resolved.texts.filter((text) => isBeside(text.pointer));
}

/**
 * The entries on whose pages a text of a layout, or of a page for many entries, stands as it is written; it is judged once, on the first
 * of them. Empty for a text of one page.
 */
export function subjectsSharing(site: Site, { file, raw, page }: AuthoredText): readonly string[] {
  const { subject, kind } = page ?? {};
  if (!page || !subject || raw.includes('{%') || (kind === 'record' && file === page.source)) return [];
  return subjectsOf(site).get(subject.name) ?? [];
}

/** The entries that have pages, by the name that texts use for them. */
const subjectsOf = oncePer((site: Site): ReadonlyMap<string, string[]> => {
  const subjects = site.pages.flatMap(({ subject }) => subject ?? []);
  const groups = Map.groupBy(subjects, ({ name }) => name);
  return new Map([...groups].map(([name, group]) => [name, group.map(({ path }) => path)]));
});

/** True for what a page is searched by: no sentence, and said of the business however short it is. */
export function isKeyword({ pointer }: Pick<AuthoredText, 'pointer'>): boolean {
  return pointer?.[0] === 'seo' && pointer[1] === 'keywords';
}

/** The entry that a page or a record is about. */
export function subjectOf({ page, fact }: Pick<AuthoredText, 'page' | 'fact'>): string | undefined {
  if (fact !== undefined) return fact.split('.').slice(0, 2).join('.');
  return page?.subject?.path;
}
