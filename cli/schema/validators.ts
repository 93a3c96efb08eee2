import {
  type CustomProperty,
  type Schema,
  type SchemaContext,
  type ValidationError,
  Validator,
  ValidatorResult,
} from 'jsonschema';
import { type JsonSchema, sourceSchema, wholeReference } from '../../schemas/source-schema.ts';
import { valueAt } from '../source/value-at.ts';
import type { SchemaError } from './schemas.ts';

/** What only says that something inside it failed, which its own errors say better. */
const outer = ['allOf', 'propertyNames'];

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
  const forms = [...schemas].flatMap((schema) => [schema, sourceSchema(schema, (_, source) => source)]);
  validator.attributes.figure = (value, schema, options, context) => {
    const result = new ValidatorResult(value, schema, options, context);
    // With more decimals it would be shown rounded, beside the exact value that search engines are given.
    const isExact = typeof value !== 'number' || Number(value.toFixed(2)) === value;
    if (!isExact) result.addError({ name: 'figure', argument: '2', message: 'has too many decimals' });
    return result;
  };
  for (const form of forms) validator.addSchema(form as Schema, `/${form.$id}`);
  const byId = new Map(forms.map((form) => [form.$id, form]));
  return (id, data) => {
    if (!validator.schemas[`/${id}`]) throw new Error(`Schema ${id} does not exist.`);
    const options = { base: '/', nestedErrors: true, skipAttributes: ['format'] };
    // By reference, or it would look through the whole schema for others each time.
    const { errors } = validator.validate(data, { $ref: `/${id}` }, options);
    return errors
      .filter((error) => !outer.includes(error.name) && !isReference(error))
      .map(({ name, path, instance, argument, schema }): SchemaError => {
        const isOfKey = typeof instance === 'string' && typeof valueAt(data, path) === 'object';
        const failed = typeof schema === 'string' ? byId.get(schema) : (schema as JsonSchema);
        const error = { keyword: name, path, argument, schema: failed ?? {} };
        return isOfKey ? { ...error, propertyName: instance } : error;
      });
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
