import type { SchemaNode } from '../schema/schema-node.ts';
import type { Site } from '../site/site.ts';

/** Something that has to be known before anything can be written. */
export interface Question {
  key: string;
  /** What is to be answered, from the schema. */
  text: string;
  /** The answers that are allowed, where they can be counted. */
  choices: string[];
  isList: boolean;
  /** The collection of which it names an entry. */
  entryOf?: string;
  /** False where nothing need be answered. */
  isNeeded: boolean;
  /** Turns what was typed into a value; several texts for a list. */
  read(texts: string[]): unknown;
  /** What is wrong with a value, in a sentence. */
  problem(value: unknown): string | undefined;
}

/** A question for a text, in which anything may stand unless `rest` says otherwise. */
export function textQuestion(key: string, text: string, rest: Partial<Question> = {}): Question {
  return {
    key,
    text,
    choices: [],
    isList: false,
    isNeeded: true,
    read: (texts) => texts.at(-1) ?? '',
    problem: (value) => (value === '' ? 'Something has to stand here.' : undefined),
    ...rest,
  };
}

/** What a schema says of a key, to be asked. */
export function wordsFor(key: string, node: SchemaNode): string {
  const { schema } = node;
  const isList = schema.type === 'array';
  const [example] = schema.examples ?? [];
  const sample = example === undefined || isList ? '' : ` Such as: ${JSON.stringify(example)}.`;
  const parts = partsOf((isList && node.child(0)?.schema) || schema);
  return `${schema.description ?? key}${sample}${parts.length > 0 ? ` Write "${parts.join(' | ')}".` : ''}`;
}

/**
 * The question behind a key of a schema.
 * @param problem judges the value where it is to stand
 */
export function questionOf(site: Site, key: string, node: SchemaNode, problem: Question['problem']): Question {
  const { schema } = node;
  const isList = schema.type === 'array';
  const leaf = (isList && node.child(0)?.schema) || schema;
  return textQuestion(key, wordsFor(key, node), {
    choices: choicesOf(site, leaf),
    isList,
    ...(typeof schema.entryOf === 'string' && { entryOf: schema.entryOf }),
    read: (texts) => (isList ? texts.map((text) => typed(text, leaf)) : typed(texts.at(-1) ?? '', leaf)),
    problem,
  });
}

function choicesOf({ facts }: Site, { enum: allowed, entryOf, type }: SchemaNode['schema']): string[] {
  if (type === 'boolean') return ['true', 'false'];
  if (Array.isArray(allowed)) return allowed.map(String);
  return typeof entryOf === 'string' ? Object.keys((facts.tree[entryOf] ?? {}) as object) : [];
}

/** A map is typed as its parts in a row. */
function partsOf({ type, required = [] }: SchemaNode['schema']): string[] {
  return type === 'object' ? required : [];
}

function typed(text: string, schema: SchemaNode['schema']): unknown {
  const { type } = schema;
  const parts = partsOf(schema);
  const values = text.split(' | ');
  if (parts.length > 0 && parts.length === values.length)
    return Object.fromEntries(parts.map((part, index) => [part, values[index]?.trim()]));
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  const isNumber = (type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber ? Number(text) : text;
}
