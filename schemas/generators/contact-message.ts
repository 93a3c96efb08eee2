import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import schema from '../api/contact-message.schema.json' with { type: 'json' };

const banner = '// Written by `npm run generate` from the schemas. Do not edit.\n';

/**
 * A domain label, or the part before the @, can be in any script. There is text on both sides of every dot. Characters that would
 * need quotes or could end a mail header are not allowed. Every step is deterministic, so no input takes long.
 */
const email =
  /^(?!\.|.*\.[.@])[^\s@<>()[\]",;:\\\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Keywords that check nothing, and two that always hold because of how the module reads its data. */
const omitted = [
  ...['$schema', 'title', 'description', 'default', 'examples', 'messages', 'multiline'],
  ...['required', 'additionalProperties'],
];

/**
 * Generates the validator of the contact form, a module without imports that browser and server share, and its types.
 * @returns the content of each file by its name in `schemas/generated`
 */
export async function generate(): Promise<Record<string, string>> {
  return {
    'contact-message.js': `${banner}${validatorCode()}\n${wrapperCode()}`,
    'contact-message.d.ts': `${banner}${await types()}`,
  };
}

function validatorCode(): string {
  const ajv = new Ajv({ allErrors: true, messages: false, code: { source: true, esm: true, lines: true } });
  ajv.addFormat('email', email);
  ajv.addSchema(onlyChecks(schema), 'check');
  const code = standalone
    .default(ajv, { check: 'check' })
    .replace('"use strict";', '')
    .replace(/export const check = (\w+);/, 'const check = $1;')
    .replace('require("ajv/dist/runtime/ucs2length").default', '(text) => [...text].length');
  if (/\brequire\(|\bimport\b/.test(code)) throw new Error('The validator of the contact form needs a module.');
  return code;
}

function wrapperCode(): string {
  const fields = Object.fromEntries(
    Object.entries<FieldSchema>(schema.properties).map(
      ([name, { default: empty = '', multiline, messages, enum: values }]) => [
        name,
        { empty, multiline, messages, expected: values?.map((value) => `'${value}'`).join(' | ') },
      ],
    ),
  );
  return `const fields = ${JSON.stringify(fields, null, 2)};

function clean(text, multiline) {
  // As toWellFormed() does, which Firefox has only had since October 2023.
  const known = text.replace(/\\p{Cs}/gu, '\\ufffd');
  const kept = multiline
    ? known.replace(/\\r\\n?/g, '\\n').replace(/[^\\P{Cc}\\n\\t]/gu, '')
    : // A copied address or number often has marks of the direction of text around it, which nobody sees.
      known.replace(/[\\p{Bidi_C}\\u200b]/gu, '').replace(/[\\s\\p{Cc}]+/gu, ' ');
  // Invisible characters alone count as an empty text.
  return /[^\\s\\p{DI}]/u.test(kept) ? kept.trim() : '';
}

function read(data) {
  const isObject = typeof data === 'object' && data !== null;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { empty, multiline }]) => {
      const value = isObject && Object.hasOwn(data, name) ? data[name] : undefined;
      return [name, typeof value === 'string' ? clean(value, multiline) : value === undefined ? empty : value];
    }),
  );
}

/** Runs only after the length check, because normalizing is slow if combining marks pile up. */
function composed(value) {
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, text.normalize('NFC')]));
}

function kindOf(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function word({ keyword, params }, { messages, expected }, value) {
  if (messages?.[keyword]) return messages[keyword].replace('{limit}', params.limit);
  if (keyword === 'type') return \`Expected \${expected ?? params.type}, received \${kindOf(value)}\`;
  if (keyword === 'enum') return \`Invalid enum value. Expected \${expected}, received '\${value}'\`;
  if (keyword === 'minLength') return \`String must contain at least \${params.limit} character(s)\`;
  if (keyword === 'maxLength') return \`String must contain at most \${params.limit} character(s)\`;
  if (keyword === 'format') return \`Invalid \${params.format}\`;
  return 'Invalid input';
}

export function validateContactMessage(data) {
  const value = read(data);
  if (check(value)) return { ok: true, value: composed(value) };
  const wordings = {};
  for (const error of check.errors) {
    const name = error.instancePath.slice(1);
    wordings[name] ??= word(error, fields[name], value[name]);
  }
  return { ok: false, fields: wordings };
}
`;
}

async function types(): Promise<string> {
  // The validator gives a field that is missing its default, or an empty text.
  const whole = { ...schema, required: Object.keys(schema.properties) };
  const message = await compile(whole as JSONSchema, 'ContactMessage', {
    bannerComment: '',
    style: { singleQuote: true },
  });
  return `${message}
/** The message to store, or what is wrong with each field, by name. */
export type ContactMessageResult = { ok: true; value: ContactMessage } | { ok: false; fields: Record<string, string> };

/**
 * Cleans and checks the data of a contact form. It trims white space, removes control characters, and normalizes text to
 * NFC. A field that is missing or has no visible characters counts as empty (a missing interest gets the default).
 * Unknown keys are dropped.
 */
export declare function validateContactMessage(data: unknown): ContactMessageResult;
`;
}

interface FieldSchema {
  default?: string;
  enum?: string[];
  multiline?: boolean;
  messages?: Record<string, string>;
}

function onlyChecks<T>(node: T): T {
  if (Array.isArray(node) || typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => !omitted.includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, onlyChecks(value)])) as T;
}
