import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { loadFolder } from '../files/folders.ts';
import type { Path } from '../source/source-file.ts';
import type { FigureAnnotation } from './figure-mark.ts';
import type { SchemaNode } from './schema-node.ts';

/** Files that are data rather than blocks, each an entry of a collection of facts with a page of its own. */
export interface RecordKind {
  /** Name of their schema, and of the record in the texts of its page: `event`. */
  schema: string;
  /** The folder of pages that they stand in, and the collection of facts that they make: `events`. */
  collection: string;
  /** The collections whose entries they name, by `entryOf`, and are gathered on. */
  groups: string[];
}

/** Something in which data is not as a schema has it. */
export interface SchemaError {
  keyword: string;
  /** Where the value stands, or the map whose key it is about. */
  path: Path;
  /** What the keyword asks for, or the key that is missing or too much. */
  argument: unknown;
  /** The part of the schema that it does not satisfy. */
  schema: JsonSchema;
  /** The key that is wrong itself. */
  propertyName?: string;
}

/** The contracts of a site. Schemas go by name: `page`, `site`, `blocks/hero`, and those of its records. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** A schema says by `records` which folder of pages it describes. */
  records: RecordKind[];
  /** True for a word that is a key anywhere. */
  isKey(word: string): boolean;
  derivation: Awaited<ReturnType<typeof loadDerivation>>;
  /** Errors of what an author wrote; references are accepted for any value. */
  checkSource(id: string, data: unknown): SchemaError[];
  /** Errors of what a block is to receive. */
  checkFinal(id: string, data: unknown): SchemaError[];
  /** The schema itself, for walking beside data. */
  node(id: string): SchemaNode;
  nodeAt(id: string, path: Path): SchemaNode | undefined;
}

/** Adds to the facts what follows from them. */
type Derive = (facts: Record<string, unknown>) => void;

/**
 * What only this business derives from its facts, of the folder `derive/` beside the schemas: functions by the names of their modules, each
 * the default export, and what figures the derived facts are, by path, in which `*` stands for any one name.
 * @throws where a module has no such function
 */
export async function loadDerivation(folder: string) {
  const functions = existsSync(folder) ? await loadFolder<Derive>(folder) : new Map<string, Derive>();
  const wrong = [...functions].find(([, derive]) => typeof derive !== 'function');
  if (wrong) throw new Error(`${join(folder, wrong[0])}.ts has no function as its default export.`);
  const list = join(folder, 'figures.json');
  const figures: Record<string, FigureAnnotation> = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return { functions, figures };
}
