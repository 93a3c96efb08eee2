import type { ErrorObject } from 'ajv';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { sourceId } from '../../schemas/source-schema.ts';
import type { Path } from '../source/source-file.ts';
import { SchemaNode } from './schema-node.ts';
import { loadValidators } from './validators.ts';

/** The contracts of the project. Schemas go by name: `page`, `site`, `vehicle`, `blocks/hero`. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** Errors of what an author wrote; references are accepted for any value. */
  checkSource(id: string, data: unknown): ErrorObject[];
  /** Errors of what a block is to receive. */
  checkFinal(id: string, data: unknown): ErrorObject[];
  /** The schema itself, for walking beside data. */
  node(id: string): SchemaNode;
  /** The keys that a schema names for the map at `path`. */
  keysAt(id: string, path: Path): string[];
}

/** Reads and readies every schema of the project. */
export async function loadSchemas(): Promise<Schemas> {
  const all = await readSchemas();
  const validators = await loadValidators(all);
  const nodes = new Map<string, SchemaNode>();
  const schemas: Schemas = {
    blockTypes: [...all.keys()]
      .filter((id) => id.startsWith('blocks/'))
      .map((id) => id.slice(7))
      .sort(),
    checkSource: (id, data) => validators(sourceId(fileOf(id)), data),
    checkFinal: (id, data) => validators(fileOf(id), data),
    node(id) {
      let node = nodes.get(id);
      if (!node) {
        const schema = all.get(id);
        if (!schema) throw new Error(`Schema ${id} does not exist.`);
        nodes.set(id, (node = new SchemaNode(schema, schema, all)));
      }
      return node;
    },
    keysAt(id, path) {
      let node: SchemaNode | undefined = schemas.node(id);
      for (const step of path) node = node?.child(step);
      return node?.keys ?? [];
    },
  };
  return schemas;
}

function fileOf(id: string): string {
  return `${id.split('/').at(-1)}.schema.json`;
}
