import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { type JsonSchema, sourceId } from '../../schemas/source-schema.ts';
import { packageRoot } from '../files/package-root.ts';
import type { Report } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import { UsageError } from '../usage-error.ts';
import { checkAnnotations } from './check-annotations.ts';
import { type Derivation, loadDerivation } from './derivation.ts';
import { SchemaNode } from './schema-node.ts';
import { loadValidators } from './validators.ts';

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
  derivation: Derivation;
  /** Errors of what an author wrote; references are accepted for any value. */
  checkSource(id: string, data: unknown): ErrorObject[];
  /** Errors of what a block is to receive. */
  checkFinal(id: string, data: unknown): ErrorObject[];
  /** The schema itself, for walking beside data. */
  node(id: string): SchemaNode;
  /** The keys that a schema names for the map at `path`. */
  keysAt(id: string, path: Path): string[];
}

const ours = join(packageRoot, 'schemas');

/**
 * Reads and readies the schemas of a site: those of the project, and in their place those of the same name that the site brings.
 * @param report told of keywords that mean nothing, with file and line of the schema
 * @param folder of the site's own schemas, where it has any
 * @throws UsageError where its own schemas cannot be read or compiled
 */
export async function loadSchemas(report: Report = () => {}, folder = ours): Promise<Schemas> {
  if (folder === ours || !existsSync(folder)) {
    const all = await readSchemas();
    return makeSchemas(all, all, ours, report);
  }
  try {
    const own = await readSchemas(folder);
    return await makeSchemas(merge(await readSchemas(), own), own, folder, report);
  } catch (error) {
    throw new UsageError(`The schemas of the site do not work. ${(error as Error).message}`);
  }
}

type SchemaFiles = ReadonlyMap<string, JsonSchema>;

/** A site that brings a schema of its facts has records of its own instead of ours. */
function merge(our: SchemaFiles, own: SchemaFiles): SchemaFiles {
  const kept = [...our].filter(([, schema]) => !own.has('site') || schema.records === undefined);
  return new Map([...kept, ...own]);
}

/** @param own those that stand in `folder` */
async function makeSchemas(all: SchemaFiles, own: SchemaFiles, folder: string, report: Report): Promise<Schemas> {
  const [validators, derivation] = await Promise.all([loadValidators(all), loadDerivation(join(folder, 'derive'))]);
  const nodes = new Map<string, SchemaNode>();
  const schemas: Schemas = {
    blockTypes: [...all.keys()]
      .filter((id) => id.startsWith('blocks/'))
      .map((id) => id.slice(7))
      .sort(),
    records: [...all].flatMap(([schema, { records, properties }]) =>
      typeof records === 'string' ? [{ schema, collection: records, groups: groupsOf(properties) }] : [],
    ),
    derivation,
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
  checkAnnotations(own, all, schemas, folder, report);
  return schemas;
}

function fileOf(id: string): string {
  return `${id.split('/').at(-1)}.schema.json`;
}

function groupsOf(properties: JsonSchema['properties'] = {}): string[] {
  return Object.values(properties).flatMap(({ entryOf }) => (typeof entryOf === 'string' ? [entryOf] : []));
}
