import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type JsonSchema, sourceSchema, wholeReference } from '../../schemas/source-schema.ts';
import { cached } from '../memory/cache.ts';
import { pointerToPath, valueAt } from '../source/value-at.ts';

/** Errors of `data` against the schema with this `$id`. */
export type Validators = (id: string, data: unknown) => ErrorObject[];

const moduleName = 'validators.cjs';

/**
 * The validators of all schemas, in both forms: what an author may write (`hero.source.json`) and what a block receives
 * (`hero.schema.json`). Compiling them takes longer than building the site, so their code is kept until a schema changes.
 * @param state changes with the schemas
 */
export async function loadValidators(schemas: ReadonlyMap<string, JsonSchema>, state: string): Promise<Validators> {
  const name = hash('sha256', state + import.meta.url, 'hex').slice(0, 16);
  const folder = await cached('validators', name, async (folder) => {
    await mkdir(folder);
    await writeFile(join(folder, moduleName), await compile(schemas));
  });
  let functions: Record<string, ValidateFunction> | undefined;
  return (id, data) => {
    // It is large, and nobody asks for it where nothing has changed.
    functions ??= createRequire(import.meta.url)(join(folder, moduleName)) as Record<string, ValidateFunction>;
    const validate = functions[id];
    if (!validate) throw new Error(`Schema ${id} does not exist.`);
    validate(data);
    // These only say that something inside them failed, which its own errors say better.
    return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames');
  };
}

/**
 * What is left of the errors of data that an author wrote, in which a reference to a fact may stand for anything but a word that has to be
 * there. Said by each schema itself, it would make their code half as long again, which takes as much longer to compile.
 */
export function withoutReferences(errors: ErrorObject[], data: unknown): ErrorObject[] {
  return errors.filter(({ keyword, instancePath }) => {
    const value = keyword === 'const' ? undefined : valueAt(data, pointerToPath(instancePath, data));
    if (typeof value !== 'string') return true;
    return !(keyword === 'type' ? isReference : /\{[{%]/).test(value);
  });
}

const isReference = new RegExp(wholeReference);

async function compile(schemas: ReadonlyMap<string, JsonSchema>): Promise<string> {
  const [{ Ajv }, { default: standalone }] = await Promise.all([import('ajv'), import('ajv/dist/standalone/index.js')]);
  const finals = [...schemas.values()];
  const sources = finals.map((schema) => sourceSchema(schema, (_, source) => source));
  const ajv = new Ajv({
    schemas: [...finals, ...sources],
    allErrors: true,
    strict: false,
    validateFormats: false,
    // What several schemas share is compiled once.
    inlineRefs: false,
    // We word the errors ourselves, and optimizing takes longer than it saves.
    messages: false,
    code: { source: true, optimize: false },
  });
  // Annotations are judged as they are; what an author writes that is no block is given to nobody as a whole.
  const names = [...schemas.keys()];
  const asked = names.map((name, index) => {
    const isFinal = name.startsWith('blocks/') || name === 'annotations';
    return [name === 'annotations' ? undefined : sources[index]?.$id, isFinal ? finals[index]?.$id : undefined];
  });
  const ids = asked.flat().filter((id) => id !== undefined);
  const code = standalone.default(ajv, Object.fromEntries(ids.map((id) => [id, id])));
  // What it needs of ajv is found from here, wherever the cache is kept.
  return `require = module.constructor.createRequire(${JSON.stringify(import.meta.url)});${code}`;
}
