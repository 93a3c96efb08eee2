import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { type JsonSchema, sourceId, sourceSchema } from '../../schemas/source-schema.ts';

/** The contracts of the project, compiled on first use. */
export interface Schemas {
  /** Names of the blocks that exist, from the folder. */
  blockTypes: string[];
  /** Errors of what an author wrote against the schema `id` (`page`, `site`, `vehicle`, `blocks/hero`); references are accepted for any value. */
  checkSource(id: string, data: unknown): ErrorObject[];
  /** Errors of final data, after which `data` holds no key that the schema does not name. */
  checkFinal(id: string, data: unknown): ErrorObject[];
  /** The final schema, refs to other files resolved by `resolveRef`. */
  get(id: string): JsonSchema | undefined;
  resolveRef(ref: string, from: JsonSchema): JsonSchema | undefined;
}

/** Reads and readies every schema of the project. */
export async function loadSchemas(): Promise<Schemas> {
  const all = await readSchemas();
  const source = compiler([...all.values()].map(sourceSchema), false);
  const final = compiler([...all.values()], true);
  const idOf = (id: string) => `${id.split('/').at(-1)}.schema.json`;
  return {
    blockTypes: [...all.keys()]
      .filter((id) => id.startsWith('blocks/'))
      .map((id) => id.slice(7))
      .sort(),
    checkSource: (id, data) => run(source(sourceId(idOf(id))), data),
    checkFinal: (id, data) => run(final(idOf(id)), data),
    get: (id) => all.get(id),
    resolveRef(ref, from) {
      const [file = '', pointer = ''] = ref.split('#');
      const base = file === '' ? from : all.get(file.slice(0, -'.schema.json'.length));
      return pointer
        .split('/')
        .slice(1)
        .reduce<JsonSchema | undefined>((node, key) => node?.[key] as JsonSchema, base);
    },
  };
}

function compiler(schemas: JsonSchema[], prune: boolean): (id: string) => ValidateFunction {
  const ajv = new Ajv({
    schemas,
    allErrors: true,
    strict: false,
    validateFormats: false,
    removeAdditional: prune,
    useDefaults: prune,
  });
  return (id) => {
    const validate = ajv.getSchema(id);
    if (!validate) throw new Error(`Schema ${id} does not exist.`);
    return validate;
  };
}

/** `if` only says that one of its branches failed, which the branch's own errors say better. */
function run(validate: ValidateFunction, data: unknown): ErrorObject[] {
  validate(data);
  return (validate.errors ?? []).filter((error) => error.keyword !== 'if');
}
