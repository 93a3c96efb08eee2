import {
  type CustomProperty,
  type Schema,
  type SchemaContext,
  type ValidationError,
  Validator,
  ValidatorResult,
} from 'jsonschema';
import { type JsonSchema, sourceSchema, wholeReference } from '../../schemas/source-schema.ts';
import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../source/source-file.ts';
import type { SchemaError } from './schemas.ts';

/**
 * Judges data by all schemas in both forms: what an author may write (`hero.source.json`) and what a block receives (`hero.schema.json`).
 * The library reads the schema along with the data: no site has enough data to make compiled validators worth it.
 * @returns gives the errors of `data` against the schema with this `$id`
 */
export function createValidators(schemas: Iterable<JsonSchema>): (id: string, data: unknown) => SchemaError[] {
  const validator = new Validator();
  const ofAll = validator.attributes.properties as CustomProperty;
  validator.attributes.properties = function (instance, schema, options, context) {
    leaveAddresses(context);
    // The library would check each key of the schema, and data has few of them.
    const there = Object.entries(schema.properties ?? {}).filter(([key]) => Object.hasOwn(Object(instance), key));
    return ofAll.call(this, instance, { properties: Object.fromEntries(there) }, options, context);
  };
  const ofRest = validator.attributes.additionalProperties as CustomProperty;
  const withKeysOnly = oncePer((schema: Schema): Schema => {
    return { ...schema, properties: Object.assign(Object.create(null), schema.properties) };
  });
  // The library would find a key such as `constructor` in every map of properties.
  validator.attributes.additionalProperties = function (instance, schema, options, context) {
    return ofRest.call(this, instance, withKeysOnly(schema), options, context);
  };
  const forms = [...schemas].flatMap((schema) => [schema, sourceSchema(schema, (_, source) => source)]);
  validator.attributes.figure = (value, schema, options, context) => {
    const result = new ValidatorResult(value, schema, options, context);
    // With more decimals, a page would round it, beside the exact value for search engines.
    const isExact = typeof value !== 'number' || Number(value.toFixed(2)) === value;
    if (!isExact) result.addError({ name: 'figure', argument: '2', message: 'has too many decimals' });
    return result;
  };
  for (const form of forms) validator.addSchema(form as Schema, `/${form.$id}`);
  const byId = new Map(forms.map((form) => [form.$id, form]));
  return (id, data) => {
    if (!validator.schemas[`/${id}`]) throw new Error(`Schema ${id} does not exist.`);
    const options = { base: '/', nestedErrors: true, skipAttributes: ['format'] };
    // With a reference, so the library does not search the whole schema for others each time.
    const { errors } = validator.validate(data, { $ref: `/${id}` }, options);
    return (
      errors
        // These keywords only say that something inside failed. The errors from inside say it better.
        .filter((error) => !['allOf', 'propertyNames'].includes(error.name) && !isReference(error))
        .map(({ name, path, instance, argument, schema }): SchemaError => {
          const isOfKey = typeof instance === 'string' && typeof valueAt(data, path) === 'object';
          const failed = typeof schema === 'string' ? byId.get(schema) : (schema as JsonSchema);
          const error = { keyword: name, path, argument, schema: failed ?? {} };
          return isOfKey ? { ...error, propertyName: instance } : error;
        })
    );
  };
}

/** Keeps the library from building an absolute address and a path string for each value: that takes most of its time, and we need neither. */
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

/** A reference to a fact can replace any value but a fixed word and the path of a fact. In a text it may be only a part. */
function isReference({ name, instance, schema }: ValidationError): boolean {
  const { format, type } = schema as JsonSchema;
  if (name === 'const' || format === 'fact' || typeof instance !== 'string') return false;
  return (type === 'string' ? /\{[{%]/ : whole).test(instance);
}
