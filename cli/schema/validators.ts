import { type CustomProperty, type Schema, type SchemaContext, type ValidationError, Validator } from 'jsonschema';
import { type JsonSchema, sourceSchema, wholeReference } from '../../schemas/source-schema.ts';
import { valueAt } from '../source/value-at.ts';
import type { SchemaError } from './schemas.ts';

/** What only says that something inside it failed, which its own errors say better. */
const outer = ['allOf', 'propertyNames'];

/** What an error says besides its keyword, by the names that its words go by. */
const names: Readonly<Record<string, string>> = {
  additionalProperties: 'additionalProperty',
  required: 'missingProperty',
  type: 'type',
  enum: 'allowedValues',
  const: 'allowedValue',
  pattern: 'pattern',
};

/**
 * Judges data by all schemas in both forms: what an author may write (`hero.source.json`) and what a block receives (`hero.schema.json`).
 * A library that walks the schema beside the data: of each a site has too little for code that is compiled first.
 * @returns gives the errors of `data` against the schema with this `$id`
 */
export function createValidators(schemas: Iterable<JsonSchema>): (id: string, data: unknown) => SchemaError[] {
  const validator = new Validator();
  const ofAll = validator.attributes.properties as CustomProperty;
  validator.attributes.properties = function (instance, schema, options, context) {
    leaveAddresses(context);
    // It would look at each key that may stand there, and few do.
    const there = Object.entries(schema.properties ?? {}).filter(([key]) => Object.hasOwn(Object(instance), key));
    return ofAll.call(this, instance, { properties: Object.fromEntries(there) }, options, context);
  };
  for (const schema of schemas)
    for (const form of [schema, sourceSchema(schema, (_, source) => source)])
      validator.addSchema(form as Schema, `/${form.$id}`);
  return (id, data) => {
    if (!validator.schemas[`/${id}`]) throw new Error(`Schema ${id} does not exist.`);
    const options = { base: '/', nestedErrors: true, skipAttributes: ['format'] };
    // By reference, or it would look through the whole schema for others each time.
    const { errors } = validator.validate(data, { $ref: `/${id}` }, options);
    return errors
      .filter((error) => !outer.includes(error.name) && !isReference(error))
      .map((error) => read(error, data));
  };
}

/** For each value the library works out an absolute address and a path in words, which takes most of its time. Nobody here asks for them. */
function leaveAddresses(context: SchemaContext): void {
  const every = Object.getPrototypeOf(context);
  if (every.hasNoAddresses) return;
  every.hasNoAddresses = true;
  every.makeChild = function (schema: Schema, step?: string) {
    const child = new this.constructor(schema, this.options, '', this.base, this.schemas);
    child.path = step === undefined ? this.path : [...this.path, step];
    return child;
  };
}

const whole = new RegExp(wholeReference);

/** A reference to a fact may stand for anything but a word that has to be there; in a text it may be a part. */
function isReference({ name, instance, schema }: ValidationError): boolean {
  if (name === 'const' || typeof instance !== 'string') return false;
  return ((schema as JsonSchema).type === 'string' ? /\{[{%]/ : whole).test(instance);
}

function read({ name, path, instance, argument }: ValidationError, data: unknown): SchemaError {
  const value = valueAt(data, path);
  const params = name === 'uniqueItems' ? twins(instance as unknown[]) : { [names[name] ?? 'limit']: argument };
  const isOfKey = typeof instance === 'string' && typeof value === 'object';
  const instancePath = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { keyword: name, instancePath, params, ...(isOfKey ? { propertyName: instance } : {}) };
}

/** The places of the first two items that are the same. */
function twins(items: readonly unknown[]): { i: number; j: number } {
  const texts = items.map((item) => JSON.stringify(item));
  const i = texts.findIndex((text, index) => texts.indexOf(text) < index);
  return { i, j: texts.indexOf(texts[i] ?? '') };
}
