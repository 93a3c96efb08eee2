import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Annotations } from '../../schemas/generated/annotations.ts';
import { readJson } from '../../schemas/read-schemas.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { loadFolder } from '../files/folders.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { Judge } from '../source/try-lines.ts';

/** What kind of figure a value is: the keyword `figure` of the schemas. */
export type FigureMark = NonNullable<Annotations['figure']>;

/** What a schema, or the list of derived figures, says about a figure. */
export type FigureAnnotation = Pick<Annotations, 'title' | 'aliases'> & { figure: FigureMark };

/** Files that are data rather than blocks, each an entry of a collection of facts with a page of its own. */
export interface RecordKind {
  /** Name of their schema, and of the record in the texts of its page: `event`. */
  schema: string;
  /** The folder of pages that they are in, and the collection of facts that they make: `events`. */
  collection: string;
  /** The collections whose entries they name, by `entryOf`. Each of those entries gets a list of them. */
  groups: string[];
}

/** One way in which data does not match its schema. */
export interface SchemaError {
  keyword: string;
  /** Where the value is, or the map that has the wrong key. */
  path: Path;
  /** What the keyword asks for, or the key that is missing or unknown. */
  argument: unknown;
  /** The part of the schema that the data does not match. */
  schema: JsonSchema;
  /** The key, if the key itself is wrong. */
  propertyName?: string;
}

/** A schema error in words for the author. It is about the key at `path`, or about the value there. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  path: Path;
  at: 'key' | 'value';
  /** Name of a key that is missing in the map at `path`. */
  missingKey?: string;
  /** Keys of the same map that the hint deals with already. */
  says?: readonly string[];
}

/** The schemas of a site. They go by name: `page`, `site`, `blocks/hero`, and those of its records. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** Key of the business among the facts: `runsSite` in the schema of the site. */
  business: string;
  /** `records` in a schema says which folder of pages it describes. */
  records: RecordKind[];
  /** Judges the data of a file by this schema, and each block of a page by the schema of its type. */
  judgeBy(id: string): Judge;
  derivation: Awaited<ReturnType<typeof loadDerivation>>;
  /** The errors in what an author wrote. It accepts references for any value. */
  checkSource(id: string, data: unknown): SchemaError[];
  /** The errors in what a block is to receive. */
  checkFinal(id: string, data: unknown): SchemaError[];
  /** The schema itself, to walk along with data. */
  node(id: string): SchemaNode;
  nodeAt(id: string, path: Path): SchemaNode | undefined;
}

/** Adds derived facts to the facts. */
type Derive = (facts: Record<string, unknown>) => void;

/** Loads functions and figures of derived facts from `derive/` beside the schemas. Throws if a module or the list is invalid. */
export async function loadDerivation(folder: string) {
  const functions = existsSync(folder) ? await loadFolder<Derive>(folder, 'function') : new Map<string, Derive>();
  const list = join(folder, 'figures.json');
  const figures: Record<string, FigureAnnotation> = existsSync(list) ? readJson(list) : {};
  return { functions, figures };
}

/** One place in a schema, with refs followed. We make children on first use and keep them, since rules walk the same ones for every page. */
export class SchemaNode {
  readonly schema: JsonSchema;
  private readonly all: ReadonlyMap<string, JsonSchema>;
  /** The file's own schema, which a ref without file name leads back to. */
  private readonly root: JsonSchema;
  private readonly children = new Map<string, SchemaNode | undefined>();

  /** @param all every schema by name, for refs from one file to another */
  constructor(schema: JsonSchema, root: JsonSchema, all: ReadonlyMap<string, JsonSchema>) {
    const target = followRef(schema, root, all);
    this.schema = target.schema;
    this.root = target.root;
    this.all = all;
  }

  /** The schema of one key, or of the items for a number; undefined for a key that is not known. */
  child(step: string | number): SchemaNode | undefined {
    const name = typeof step === 'number' ? '[]' : step;
    if (!this.children.has(name)) {
      const { additionalProperties, items, properties } = this.schema;
      const additional = typeof additionalProperties === 'object' ? additionalProperties : undefined;
      const next =
        name === '[]' ? items : properties && Object.hasOwn(properties, name) ? properties[name] : additional;
      this.children.set(name, next && new SchemaNode(next, this.root, this.all));
    }
    return this.children.get(name);
  }

  /** An example of the value, if the schema has one; for a map, the keys that it needs. */
  get example(): unknown {
    const { enum: allowed, examples, required = [], type } = this.schema;
    const [shown] = examples ?? allowed ?? (type === 'boolean' ? [true] : []);
    const map = () => Object.fromEntries(required.map((key) => [key, this.child(key)?.example ?? '...']));
    return shown ?? (required.length > 0 ? map() : undefined);
  }

  get keys(): string[] {
    return Object.keys(this.schema.properties ?? {});
  }
}

/** Follows a `$ref`, also in `allOf`, where it can have a description beside it. Throws if it leads nowhere. */
function followRef(
  schema: JsonSchema,
  root: JsonSchema,
  all: ReadonlyMap<string, JsonSchema>,
): { schema: JsonSchema; root: JsonSchema } {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if (!ref) return { schema, root };
  const [file = '', pointer = ''] = ref.split('#');
  const base = file === '' ? root : all.get(file.replace('.schema.json', ''));
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<JsonSchema | undefined>((node, key) => node?.[key] as JsonSchema | undefined, base);
  if (!base || !target) throw new Error(`The schema ref ${ref} leads nowhere.`);
  const { $ref: _, allOf: __, ...keywords } = schema;
  const place = followRef(target, base, all);
  return { ...place, schema: { ...place.schema, ...keywords } };
}

/** A value of any type, and its schema. */
export interface Described {
  path: Path;
  value: unknown;
  schema: JsonSchema;
  /** The node that `schema` belongs to. */
  node: SchemaNode;
  set(value: unknown): void;
}

/** Calls `visit` for every value that the schema at `node` describes, outer ones first. If it returns `false`, we skip what is inside. */
export function visitNodes(node: SchemaNode, data: unknown, visit: (described: Described) => unknown): void {
  walk(node, data, [], () => {});

  function walk(place: SchemaNode, value: unknown, path: Path, set: Described['set']): void {
    if (visit({ path, value, schema: place.schema, node: place, set }) === false) return;
    if (!value || typeof value !== 'object') return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      const next = place.child(step);
      if (next) walk(next, holder[key], [...path, step], (replacement) => void (holder[key] = replacement));
    }
  }
}
