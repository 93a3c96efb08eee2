import type { Annotations } from './generated/annotations.ts';

/** A JSON Schema as plain data. Declares only the keywords that this project uses. */
export interface JsonSchema extends Annotations {
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  definitions?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  [keyword: string]: unknown;
}

/** Matches a string that is exactly one Liquid reference. Such a reference keeps the type of its fact. */
export const wholeReference = '^\\s*\\{\\{[^{}]*\\}\\}\\s*$';

const factPath = '^[A-Za-z][\\w-]*(\\.[\\w-]+)*$';

/**
 * Turns the schema of what a block gets into the schema of what an author may write. Anything but free text can also be a
 * reference to a fact. If the block shows a fact, the author writes its path. Read-only keys are left out, because the build fills
 * them in. Refs to other schema files point to their source form.
 * @param accept converts a part of the schema to its source form
 */
export function sourceSchema(schema: JsonSchema, accept = orReference): JsonSchema {
  if (schema.format === 'fact') return pathSchema(schema);
  const sourceOf = (part: JsonSchema) => sourceSchema(part, accept);
  const accepted = (part: JsonSchema) => accept(part, sourceOf(part));
  const copy: JsonSchema = { ...schema };
  if (copy.$id) copy.$id = sourceId(copy.$id);
  if (copy.properties) {
    const writable = Object.entries(copy.properties).filter(([, { readOnly }]) => !readOnly);
    copy.properties = mapValues(Object.fromEntries(writable), accepted);
  }
  if (copy.items) copy.items = accepted(copy.items);
  if (typeof copy.additionalProperties === 'object') {
    copy.additionalProperties = accepted(copy.additionalProperties);
  }
  if (copy.definitions) copy.definitions = mapValues(copy.definitions, sourceOf);
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(sourceOf);
  if (copy.allOf) copy.allOf = copy.allOf.map(sourceOf);
  if (copy.$ref) copy.$ref = sourceId(copy.$ref);
  return copy.figure === undefined ? copy : acceptDates(copy);
}

const forPeople = ['title', 'aliases', 'description', 'examples', 'wordings', 'figure'];

/** Accepts the plain figure, or `{ value, dated }` with different values on some days. */
function acceptDates(figure: JsonSchema): JsonSchema {
  const { $id, title, description, ...plain } = figure;
  const checks = Object.fromEntries(Object.entries(figure).filter(([key]) => !forPeople.includes(key)));
  const day = { $ref: 'common.source.json#/definitions/calendarDay' };
  const span: JsonSchema = {
    description: 'A different value from one day through another, both included. Without "until", it stays.',
    type: 'object',
    additionalProperties: false,
    required: ['from', 'value'],
    properties: { from: day, until: day, value: { description: 'The value on these days.', ...checks } },
  };
  return {
    ...Object.fromEntries(Object.entries({ $id, title, description }).filter(([, value]) => value !== undefined)),
    if: { type: 'object', required: ['dated'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      type: 'object',
      additionalProperties: false,
      required: ['value', 'dated'],
      properties: {
        value: { description: 'The value on all other days.', ...checks },
        dated: { description: 'Days with a different value.', type: 'array', minItems: 1, items: span },
      },
    },
    else: plain,
  };
}

/** Accepts the path of a fact, such as `rentalPolicy.minimumAge`. */
function pathSchema({ $id: _, title, description, figure, examples, form }: JsonSchema): JsonSchema {
  const said = Object.entries({ title, description, figure, examples, form }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(said), format: 'fact', type: 'string', pattern: factPath };
}

/** `common.schema.json#/definitions/x` as `common.source.json#/definitions/x`. */
export function sourceId(id: string): string {
  return id.replace('.schema.json', '.source.json');
}

/** Also accepts a reference where `schema` describes a value. */
function orReference(schema: JsonSchema, source: JsonSchema): JsonSchema {
  if (schema.const !== undefined || isFreeText(schema)) return source;
  const { description, title, default: fallback, ...rest } = source;
  const pattern = schema.type === 'string' ? '\\{[{%]' : wholeReference;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(fallback === undefined ? {} : { default: fallback }),
    if: { type: 'string', pattern },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {},
    else: rest,
  };
}

function isFreeText(schema: JsonSchema): boolean {
  const keywords = Object.keys(schema).filter(
    (key) => !['type', 'title', 'aliases', 'description', 'default', 'examples'].includes(key),
  );
  return schema.type === 'string' && keywords.every((key) => key === 'format' && schema.format === 'prose');
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
