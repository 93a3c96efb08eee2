import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { type JsonSchema, sourceId } from '../../schemas/source-schema.ts';
import { packageRoot } from '../files/package-root.ts';
import type { Report } from '../finding.ts';
import type { Path } from '../source/source-file.ts';
import { UsageError } from '../usage-error.ts';
import { checkAnnotations } from './check-annotations.ts';
import { loadDerivation } from './derivation.ts';
import { SchemaNode } from './schema-node.ts';
import type { Schemas } from './schemas.ts';
import { loadValidators } from './validators.ts';

const ours = join(packageRoot, 'schemas');

/**
 * Reads and readies the schemas of a site: those of the project, and in their place those of the same name that the site brings.
 * @param report called for keywords that mean nothing, with file and line of the schema
 * @param folder of the site's own schemas, where it has any
 * @throws UsageError where its own schemas cannot be read or compiled
 */
export async function loadSchemas(report: Report = () => {}, folder = ours): Promise<Schemas> {
  if (folder === ours || !existsSync(folder)) {
    const all = await readSchemas();
    return makeSchemas(all, all, ours, report);
  }
  try {
    const siteFiles = await readSchemas(folder);
    return await makeSchemas(merge(await readSchemas(), siteFiles), siteFiles, folder, report);
  } catch (error) {
    throw new UsageError(`The schemas of the site do not work. ${(error as Error).message}`);
  }
}

type SchemaFiles = ReadonlyMap<string, JsonSchema>;

/** A site that brings a schema of its facts has records of its own instead of ours. */
function merge(our: SchemaFiles, siteFiles: SchemaFiles): SchemaFiles {
  const kept = [...our].filter(([, schema]) => !siteFiles.has('site') || schema.records === undefined);
  return new Map([...kept, ...siteFiles]);
}

/** @param inFolder those that stand in `folder` */
async function makeSchemas(all: SchemaFiles, inFolder: SchemaFiles, folder: string, report: Report): Promise<Schemas> {
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
    nodeAt(id, path) {
      let node: SchemaNode | undefined = schemas.node(id);
      // A value with dates is described where it could stand without them.
      const isOfDates = (step: Path[number]) =>
        node?.schema.figure && (step === 'dated' || step === 'value' || typeof step === 'number');
      const isDay = (step: Path[number]) => node?.schema.figure && (step === 'from' || step === 'until');
      for (const step of path)
        node = node?.child(step) ?? (isOfDates(step) ? node : isDay(step) ? dayNode(all) : undefined);
      return node;
    },
  };
  checkAnnotations(inFolder, all, schemas, folder, report);
  return schemas;
}

function dayNode(all: SchemaFiles): SchemaNode {
  const common = all.get('common') ?? {};
  return new SchemaNode(common.definitions?.calendarDay ?? {}, common, all);
}

function fileOf(id: string): string {
  return `${id.split('/').at(-1)}.schema.json`;
}

function groupsOf(properties: JsonSchema['properties'] = {}): string[] {
  return Object.values(properties).flatMap(({ entryOf }) => (typeof entryOf === 'string' ? [entryOf] : []));
}
