import { mapOf } from '../../schemas/fact-map.ts';
import type { Annotations } from '../../schemas/generated/annotations.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Finding, Location } from '../finding.ts';
import { oncePerFacts, oncePerText } from '../memory/once-per.ts';
import { type Described, type FigureMark, type SchemaNode, type Schemas, visitNodes } from '../schema/schemas.ts';
import type { Source } from '../source/source.ts';
import { type Path, type SourceFile, valueAt } from '../source/source-file.ts';
import type { Facts } from './facts.ts';
import { isInvalidFact } from './invalid-facts.ts';

/** A written fact and its schema. */
export interface DescribedFact extends Pick<Described, 'schema' | 'value'> {
  /** Path among the facts: `storagePolicy.winter`, `records.first.price`. */
  path: string;
  /** The file that it is written in, and its place there. */
  file: SourceFile;
  at: Path;
}

/** Keys in the files of facts that are settings of the checks and not facts. */
export const settings: ReadonlySet<unknown> = new Set(['consistency', 'given', 'rules', 'sample']);

type Written = { source: Source; schemas: Schemas };
type Read = Written & { facts: Facts };

/** Every fact of site.yaml and of the records, maps and lists included, as it is written. */
export const describedFacts: (site: Read) => readonly DescribedFact[] = oncePerFacts((site: Read) => describe(site));

function describe({ source, schemas }: Written): DescribedFact[] {
  const facts: DescribedFact[] = [];
  const collect = (file: SourceFile, schema: string, prefix: string[]) =>
    visitNodes(schemas.node(schema), file.data, ({ path: at, value, schema }) => {
      if (settings.has(at[0])) return false;
      facts.push({ path: [...prefix, ...at].join('.'), value, schema, file, at });
    });
  collect(source.site, 'site', []);
  for (const [path, { schema, file }] of source.records) collect(file, schema, [path]);
  return facts;
}

/** The written facts that name an entry that does not exist (`entryOf` in a schema), with the fact that should have it and its entries. */
export function unknownEntries(site: Written): (DescribedFact & { group: string; entries: string[] })[] {
  const records = Map.groupBy(site.source.records.values(), ({ collection }) => collection);
  const facts = mapOf(site.source.site.data);
  const named = describe(site).flatMap(namesIn);
  return named.flatMap((fact) => {
    const { entryOf: group, also } = fact.schema;
    if (group === undefined || typeof fact.value !== 'string') return [];
    if (fact.value.includes('{{') || [also].flat().includes(fact.value)) return [];
    const entries = records.get(group)?.map(({ slug }) => slug) ?? Object.keys(mapOf(facts[group]));
    return entries.includes(fact.value) ? [] : [{ ...fact, group, entries }];
  });
}

/** What can name an entry: a fact, or its keys if the schema says `entryOf` of them. If a key is wrong, its map lacks the right one. */
function namesIn(fact: DescribedFact): DescribedFact[] {
  const schema = fact.schema.propertyNames;
  if (schema?.entryOf === undefined) return [fact];
  return Object.keys(mapOf(fact.value)).map((key) => ({ ...fact, schema, value: key, at: [...fact.at, key] }));
}

export interface AnnotatedFact<Keyword extends keyof Annotations> {
  path: string;
  /** Its path with a `*` for the entry: `records.*.price`. */
  kind: string;
  /** References filled in. */
  value: unknown;
  mark: NonNullable<Annotations[Keyword]>;
  schema: JsonSchema;
}

export function annotatedFacts<Keyword extends keyof Annotations>(site: Read, annotation: Keyword) {
  return annotatedIn(site)(annotation) as readonly AnnotatedFact<Keyword>[];
}

const annotatedIn = oncePerFacts((site: Read) =>
  oncePerText((annotation) =>
    describedFacts(site).flatMap(({ path, schema }) => {
      if (schema[annotation] === undefined) return [];
      const kind = path.replace(/(?<=^[^.]+\.)[^.]+/, '*');
      return [{ path, kind, value: factAt(site, path), mark: schema[annotation] as never, schema }];
    }),
  ),
);

/** The fact at a path, references filled in. */
export function factAt({ facts }: { facts: Facts }, path: string): unknown {
  return valueAt(facts.tree, path.split('.'));
}

/** The number at a path among the facts, references filled in; undefined for anything else, and for a fact with findings. */
export function numberAt(site: { facts: Facts; invalidFacts: ReadonlySet<string> }, path: string): number | undefined {
  const value = factAt(site, path);
  const isSound = Number.isFinite(value) && !isInvalidFact(path, site.invalidFacts);
  return isSound ? (value as number) : undefined;
}

/** The path of what is at `key`, which may be a path itself, in the map that the fact at `path` is in. */
export const beside = (path: string, key: string): string => holderOf(path) + key;

/** The path of the map around a fact, with the dot at its end; empty at the top. */
export const holderOf = (path: string): string => path.replace(/[^.]+$/, '');

/** Every fact whose path matches the pattern, where `*` stands for any one step. */
export function factsLike({ facts }: { facts: Facts }, pattern: string): { path: string; value: unknown }[] {
  return valuesLike(facts.tree, pattern).map(({ path, value }) => ({ path: path.join('.'), value }));
}

/** Every value of some data whose path matches the pattern, where `*` stands for any one step. */
export function valuesLike(data: unknown, pattern: string): { path: string[]; value: unknown }[] {
  let found: { path: string[]; value: unknown }[] = [{ path: [], value: data }];
  for (const step of pattern.split('.')) {
    found = found.flatMap(({ path, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      const keys = step === '*' ? Object.keys(value) : Object.hasOwn(value, step) ? [step] : [];
      return keys.map((key) => ({ path: [...path, key], value: (value as Record<string, unknown>)[key] }));
    });
  }
  return found.filter(({ value }) => value !== undefined);
}

/** The location of a fact, and of the facts that it contradicts. `said` has a message for each of those, by path. */
export function clash(
  { facts }: { facts: Facts },
  path: string,
  said: Readonly<Record<string, string>>,
): Pick<Finding, keyof Location | 'related'> {
  const related = Object.entries(said).map(([place, message]) => ({ ...facts.locate(place), message }));
  return { ...facts.locate(path), related };
}

/** The kind of figure at a path from the top of the facts, and what customers call it: the nearest title in the schema. */
export function describeFact(schemas: Schemas, path: string): { mark: FigureMark | undefined; title: string } {
  const steps = path.split('.');
  const fits = (pattern: readonly string[]) =>
    pattern.length === steps.length && pattern.every((part, index) => part === '*' || part === steps[index]);
  const derived = Object.entries(schemas.derivation.figures).find(([pattern]) => fits(pattern.split('.')))?.[1];
  const said = nodesAlong(schemas, path).map((node) => node?.schema);
  // The ends of a range are figures of the same kind.
  const mark = said.at(-1)?.figure ?? (/\.(?:min|max)$/.test(path) ? said.at(-2)?.figure : undefined);
  const title = said.findLast((schema) => schema?.title)?.title;
  return { mark: derived?.figure ?? mark, title: derived?.title ?? title ?? nameOf(path) };
}

/** The schema node of each step of a path among the facts. Both the collection and the slug of a record give the node of its schema. */
export function nodesAlong(schemas: Schemas, path: string): (SchemaNode | undefined)[] {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const record = schemas.records.find(({ collection }) => collection === steps[0] && steps.length > 1);
  const [id, first] = record ? [record.schema, 2] : ['site', 0];
  return steps.map((_, index) => schemas.nodeAt(id, steps.slice(first, index + 1)));
}

/** Turns `perDay` into `Per day`, for a fact without a title in its schema. */
export function nameOf(path: string): string {
  const key = path.split('.').at(-1) ?? '';
  const words = key.replaceAll('-', ' ').replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
