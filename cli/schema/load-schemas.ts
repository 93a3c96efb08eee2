import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { type JsonSchema, sourceId } from '../../schemas/source-schema.ts';
import { packageRoot } from '../files/package-root.ts';
import type { Report } from '../finding.ts';
import type { Memory } from '../memory/memory.ts';
import { oncePerText } from '../memory/once-per.ts';
import type { Path } from '../source/source-file.ts';
import { UsageError } from '../usage-error.ts';
import { checkAnnotations } from './check-annotations.ts';
import { loadDerivation, SchemaNode, type Schemas } from './schemas.ts';
import { createValidators } from './validators.ts';

const ours = join(packageRoot, 'schemas');

/**
 * Reads and prepares the schemas of a site: those of the project, except where the site has one of the same name.
 * @param report called for keywords that mean nothing, with file and line of the schema
 * @param folder where the site has schemas, if it has any
 * @param memory remembers which schemas were sound
 * @throws UsageError if we cannot read or compile the schemas of the site
 */
export async function loadSchemas(report: Report = () => {}, folder = ours, memory?: Memory): Promise<Schemas> {
  try {
    const our = await readSchemas();
    if (folder === ours || !existsSync(folder)) return await makeSchemas(our, our, ours, report, memory);
    const siteFiles = await readSchemas(folder);
    // A site with a schema of its facts has its own records, and none of ours.
    const kept = [...our].filter(([, schema]) => !siteFiles.has('site') || schema.records === undefined);
    return await makeSchemas(new Map([...kept, ...siteFiles]), siteFiles, folder, report, memory);
  } catch (error) {
    throw new UsageError(`The schemas of the site do not work. ${(error as Error).message}`);
  }
}

type SchemaFiles = ReadonlyMap<string, JsonSchema>;

/** @param inFolder the schemas in `folder`, which we check */
async function makeSchemas(
  all: SchemaFiles,
  inFolder: SchemaFiles,
  folder: string,
  report: Report,
  memory: Memory | undefined,
): Promise<Schemas> {
  const state = hash('sha256', JSON.stringify([...all]));
  const derivation = await loadDerivation(join(folder, 'derive'));
  let validate: ReturnType<typeof createValidators> | undefined;
  // If nothing has changed, nobody needs the validators.
  const check = (id: string, data: unknown) => (validate ??= createValidators(all.values()))(id, data);
  /** Hashes of valid data: when a fact changes, we check all blocks again, and most of them do not show it. */
  const sound = new Set<string>();
  const schemas: Schemas = {
    blockTypes: [...all.keys()]
      .filter((id) => id.startsWith('blocks/'))
      .map((id) => id.slice(7))
      .sort(),
    business: Object.entries(all.get('site')?.properties ?? {}).find(([, { runsSite }]) => runsSite)?.[0] ?? '',
    records: [...all].flatMap(([schema, { records: collection, properties = {} }]) => {
      const groups = Object.values(properties).flatMap(({ entryOf }) => entryOf ?? []);
      return collection === undefined ? [] : [{ schema, collection, groups }];
    }),
    judgeBy: (id) => (data) => misfitsIn(schemas, id, data),
    derivation,
    checkSource: (id, data) => check(sourceId(fileOf(id)), data),
    checkFinal(id, data) {
      const key = hash('sha256', id + JSON.stringify(data));
      const errors = sound.has(key) ? [] : check(fileOf(id), data);
      if (errors.length === 0) sound.add(key);
      return errors;
    },
    node: oncePerText((id) => {
      const schema = all.get(id);
      if (!schema) throw new Error(`Schema ${id} does not exist.`);
      return new SchemaNode(schema, schema, all);
    }),
    nodeAt(id, path) {
      let node: SchemaNode | undefined = schemas.node(id);
      // A value with dates has the same schema as one without.
      const isOfDates = (step: Path[number]) =>
        node?.schema.figure && (step === 'dated' || step === 'value' || typeof step === 'number');
      for (const step of path) node = node?.child(step) ?? (isOfDates(step) ? node : undefined);
      return node;
    },
  };
  const inputs = [state, derivation.figures];
  if (memory?.recall('sound schemas', inputs)) return schemas;
  let isSound = true;
  checkAnnotations(inFolder, all, schemas, folder, (finding) => {
    isSound = false;
    report(finding);
  });
  if (isSound) memory?.keep('sound schemas', inputs, true);
  return schemas;
}

function fileOf(id: string): string {
  return `${id.split('/').at(-1)}.schema.json`;
}

/** How many parts of data are wrong. */
function misfitsIn(schemas: Schemas, id: string, data: unknown): number {
  const places = schemas.checkSource(id, data).map(({ keyword, path, argument }) => {
    const key = keyword === 'required' || keyword === 'additionalProperties' ? argument : '';
    return `${path.join('/')} ${key}`;
  });
  const blocks = id === 'page' ? (data as { blocks?: unknown } | null)?.blocks : undefined;
  const ofBlocks = [blocks ?? []].flat().map((block) => {
    const type = String((block as { type?: unknown } | null)?.type);
    const isKnown = schemas.blockTypes.includes(type);
    return isKnown ? misfitsIn(schemas, `blocks/${type}`, block) : 1 + Object.keys(Object(block)).length;
  });
  return ofBlocks.reduce((sum, misfits) => sum + misfits, new Set(places).size);
}
