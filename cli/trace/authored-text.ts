import { type FigureMark, standardFigure } from '../facts/figure-mark.ts';
import type { Reference } from '../facts/template.ts';
import { oncePer } from '../once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Page, Resolved, Site } from '../site/site.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** A text that an author wrote and a visitor may read, with its references filled in. */
export interface AuthoredText {
  file: SourceFile;
  /** Where it stands in `file`. */
  path: Path;
  raw: string;
  /** The final text. */
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
export const authoredTexts = oncePer((site: Site) => onePerPlace(allTexts(site)));

function allTexts(site: Site): AuthoredText[] {
  return [
    ...textsOf(site.layout, undefined),
    ...numbersOf(site, site.layout, undefined),
    ...site.pages.flatMap((page) => [...textsOf(page, page), ...numbersOf(site, page, page)]),
    ...factTexts(site, site.source.site, [], site.schemas.node('site'), ''),
    ...[...site.source.vehicles].flatMap(([slug, file]) =>
      factTexts(site, file, [], site.schemas.node('vehicle'), `vehicles.${slug}`),
    ),
  ];
}

/** A text that many pages show is judged on the first; one with conditions, in each of its forms. */
function onePerPlace(texts: readonly AuthoredText[]): AuthoredText[] {
  const byPlace = new Map<string, AuthoredText>();
  for (const text of texts) {
    const form = text.raw.includes('{%') ? text.value : '';
    const place = `${text.file.file}\n${text.path.join('.')}\n${form}`;
    if (!byPlace.has(place)) byPlace.set(place, text);
  }
  return [...byPlace.values()];
}

function textsOf(resolved: Resolved, page: Page | undefined): AuthoredText[] {
  const texts: AuthoredText[] = [];
  for (const { pointer, raw, value, references, schema, source } of resolved.texts) {
    if (typeof value !== 'string' || !schema || !isReadable(schema, value)) continue;
    texts.push({ ...source, raw, value, references, schema, resolved, pointer, ...(page ? { page } : {}) });
  }
  return texts;
}

/** The places where a page shows data of a fact as it is: a list of hours, a map of plans. No text stands there. */
export const boundTexts = oncePer((site: Site): AuthoredText[] =>
  onePerPlace([...boundIn(site.layout, undefined), ...site.pages.flatMap((page) => boundIn(page, page))]),
);

function boundIn(resolved: Resolved, page: Page | undefined): AuthoredText[] {
  return resolved.texts
    .filter(({ value, schema }) => value && typeof value === 'object' && schema)
    .map(({ pointer, raw, references, schema = {}, source }) => {
      return { ...source, raw, value: '', references, schema, resolved, pointer, ...(page ? { page } : {}) };
    });
}

function numbersOf(site: Site, resolved: Resolved, page: Page | undefined): AuthoredText[] {
  return resolved.blockSources.flatMap(({ file, path }, index) => {
    const type = resolved.blocks[index]?.type;
    return type ? numbersIn(site.schemas.node(`blocks/${type}`), valueAt(file.data, path), []) : [];

    function numbersIn(node: SchemaNode | undefined, data: unknown, steps: Path): AuthoredText[] {
      const mark = node?.schema.figure as FigureMark | undefined;
      if (typeof data === 'number' && mark) {
        const value = standardFigure(mark, data, '')?.text;
        if (value === undefined) return [];
        const place = { file, path: [...path, ...steps], pointer: ['blocks', index, ...steps], resolved };
        return [
          { ...place, raw: String(data), value, references: [], schema: node?.schema ?? {}, ...(page ? { page } : {}) },
        ];
      }
      if (!data || typeof data !== 'object') return [];
      return Object.entries(data).flatMap(([key, item]) => {
        const step = Array.isArray(data) ? Number(key) : key;
        return numbersIn(node?.child(step), item, [...steps, step]);
      });
    }
  });
}

/** The texts below a place in the facts. Settings of the checks are not for visitors. */
function factTexts(
  site: Site,
  file: SourceFile,
  path: Path,
  node: SchemaNode | undefined,
  prefix: string,
): AuthoredText[] {
  if (!node || (prefix === '' && (path[0] === 'sample' || path[0] === 'consistency'))) return [];
  const data = valueAt(file.data, path);
  if (typeof data === 'string') {
    if (isNumber(node.schema)) return [];
    const fact = [...(prefix ? [prefix] : []), ...path].join('.');
    const value = valueAt(site.facts.tree, fact.split('.'));
    if (typeof value !== 'string' || !isReadable(node.schema, value)) return [];
    const references = site.facts.texts.get(fact)?.references ?? [];
    return [{ file, path, raw: data, value, references, schema: node.schema, fact }];
  }
  if (!data || typeof data !== 'object') return [];
  return Object.keys(data).flatMap((key) => {
    const step = Array.isArray(data) ? Number(key) : key;
    return factTexts(site, file, [...path, step], node.child(step), prefix);
  });
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

/** The entry that a page or a record is about. */
export function subjectOf({ page, fact }: Pick<AuthoredText, 'page' | 'fact'>): string | undefined {
  if (fact !== undefined) return fact.split('.').slice(0, 2).join('.');
  return page?.subject?.path;
}
