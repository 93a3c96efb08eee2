import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

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

export interface Place {
  path: Path;
  value: unknown;
  /** The map or list that it is in. */
  around: unknown;
  /** Its schema, and the keys that the schema names there. */
  schema: JsonSchema;
  keys: readonly string[];
  /** The schema of a key, or of what is below it. */
  child(...steps: Path): SchemaNode | undefined;
  /** The schema of the map that the value is in, or of what is that many steps further out. */
  above(steps?: number): JsonSchema;
}
