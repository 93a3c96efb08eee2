import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import type { SchemaNode } from './schema-node.ts';

/** A schema error in the words of an author, and the place it is about: `path`, at its key or at its value. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  path: Path;
  at: 'key' | 'value';
  /** Name of a key that is missing in the map at `path`. */
  missingKey?: string;
  /** Keys of the same map of which the hint says all. */
  says?: readonly string[];
  /** Keys beside this one that leave no place for it. */
  ruledOutBy?: readonly string[];
}

export interface Place {
  path: Path;
  value: unknown;
  /** The map or list that it stands in. */
  around: unknown;
  /** What a schema says of it, and the keys that it names there. */
  schema: JsonSchema;
  keys: readonly string[];
  /** What is expected of a key, or of what is below it. */
  child(...steps: Path): SchemaNode | undefined;
  /** The schema of the map that the value stands in, or of what is further out by so many steps. */
  above(steps?: number): JsonSchema;
}
