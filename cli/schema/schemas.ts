import type { ErrorObject } from 'ajv';
import type { Path } from '../source/source-file.ts';
import type { Derivation } from './derivation.ts';
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

/** The contracts of a site. Schemas go by name: `page`, `site`, `blocks/hero`, and those of its records. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** A schema says by `records` which folder of pages it describes. */
  records: RecordKind[];
  /** True for a word that is a key anywhere. */
  isKey(word: string): boolean;
  derivation: Derivation;
  /** Errors of what an author wrote; references are accepted for any value. */
  checkSource(id: string, data: unknown): ErrorObject[];
  /** Errors of what a block is to receive. */
  checkFinal(id: string, data: unknown): ErrorObject[];
  /** The schema itself, for walking beside data. */
  node(id: string): SchemaNode;
  /** What a schema says of the value at `path`. */
  nodeAt(id: string, path: Path): SchemaNode | undefined;
}
