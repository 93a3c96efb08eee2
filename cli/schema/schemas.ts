import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Annotations } from '../../schemas/generated/annotations.ts';
import { readJson } from '../../schemas/read-schemas.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { loadFolder } from '../files/folders.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

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

/** A schema error in words for the author, and its place: `path`, at the key or at the value. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  path: Path;
  at: 'key' | 'value';
  /** Name of a key that is missing in the map at `path`. */
  missingKey?: string;
  /** Keys of the same map that the hint deals with already. */
  says?: readonly string[];
  /** Keys beside this one that rule it out. */
  ruledOutBy?: readonly string[];
}

/** The schemas of a site. They go by name: `page`, `site`, `blocks/hero`, and those of its records. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** `records` in a schema says which folder of pages it describes. */
  records: RecordKind[];
  /** True for a word that is a key anywhere. */
  isKey(word: string): boolean;
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
