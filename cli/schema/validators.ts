import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type JsonSchema, sourceSchema } from '../../schemas/source-schema.ts';
import { cached } from '../memory/cache.ts';
import { runCompiled } from './run-compiled.ts';

/** Errors of `data` against the schema with this `$id`. */
export type Validators = (id: string, data: unknown) => ErrorObject[];

/**
 * The validators of all schemas, in both forms: what an author may write (`hero.source.json`) and what a block receives
 * (`hero.schema.json`). Compiling them takes longer than building the site, so their code is kept until a schema changes.
 */
export async function loadValidators(schemas: ReadonlyMap<string, JsonSchema>): Promise<Validators> {
  const hash = createHash('sha256')
    .update(JSON.stringify([...schemas]))
    .digest('hex')
    .slice(0, 16);
  const file = await cached('validators', hash, async (path) => writeFile(path, await compile([...schemas.values()])));
  const functions = runCompiled(file, `validators-${hash}`) as Record<string, ValidateFunction>;
  return (id, data) => {
    const validate = functions[id];
    if (!validate) throw new Error(`Schema ${id} does not exist.`);
    validate(data);
    // These only say that something inside them failed, which its own errors say better.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames');
  };
}

async function compile(finals: JsonSchema[]): Promise<string> {
  const [{ Ajv }, { default: standalone }] = await Promise.all([import('ajv'), import('ajv/dist/standalone/index.js')]);
  const all = [...finals, ...finals.map(sourceSchema)];
  const ajv = new Ajv({
    schemas: all,
    allErrors: true,
    strict: false,
    validateFormats: false,
    // We word the errors ourselves, and optimizing takes longer than it saves.
    messages: false,
    code: { source: true, optimize: false },
  });
  const ids = all.map((schema) => schema.$id ?? '');
  return standalone.default(ajv, Object.fromEntries(ids.map((id) => [id, id])));
}
