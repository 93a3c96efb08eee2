import { stringify } from 'yaml';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { slugOf } from '../files/slug.ts';
import type { Path } from '../source/source-file.ts';

/** A value as a message names it. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a map with the keys ${Object.keys(value).slice(0, 3).join(', ')}`;
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const nouns: Record<string, string> = {
  array: 'a list',
  object: 'a map of keys and values',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

export function nounOf(type: unknown): string {
  const names = [type].flat().map((name) => nouns[String(name)] ?? String(name));
  return names.join(' or ');
}

/** The hint for a text in the wrong form: the corrected text if it is clear, or else what the form is. */
export function formOf(value: string, { pattern, form, examples, description }: JsonSchema): string {
  const mended = pattern === undefined ? undefined : mend(value, new RegExp(pattern));
  if (mended !== undefined) return `Write "${mended}"${form ? `: ${form}` : ''}.`;
  const [example] = examples ?? [];
  const as = example === undefined ? '' : `as in ${inYaml(example)}`;
  if (form === undefined) return [description, as && `Write it ${as}.`].filter(Boolean).join(' ');
  return `Write ${form}${as && `, ${as}`}.`;
}

/** The numbers that a schema allows. */
export function boundsOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (maximum !== undefined) return `of at most ${maximum}`;
  return exclusiveMinimum === undefined ? `of at least ${minimum}` : `above ${exclusiveMinimum}`;
}

const repairs: readonly ((value: string, pattern: RegExp) => string | undefined)[] = [
  (value) => value.replace(/^[“”‘’'"<\s]+|[“”‘’'">\s]+$/g, ''),
  (value) => /^\{\{-?\s*([\w.-]+)/.exec(value)?.[1],
  // The path of a fact is no slug.
  (value, pattern) => (pattern.test('a.b') ? undefined : slugOf(value)),
  (value) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(value) ? `https://${value}` : undefined),
  (value) => value.replace(/^http:/, 'https:').replace(/\/$/, ''),
  // What begins with a scheme is no page of the site.
  (value) =>
    /^[a-z]+:/i.test(value) ? undefined : `/${value.toLowerCase().replace(/^\/*(?:pages\/)?|\.(?:yaml|html)$/g, '')}`,
  (value) => (/^0\d/.test(value) ? undefined : `0${value}`),
  (value) => /^\D*1?(\d{10})$/.exec(value.replace(/[\s().-]/g, ''))?.[1]?.replace(/^/, '+1'),
  (value) => on24Hours(value),
  (value) => (/\d{4}/.test(value) ? asDay(value) : undefined),
];

/** The value in the form of the pattern, if only a common slip is wrong with it. */
function mend(value: string, pattern: RegExp): string | undefined {
  if (pattern.test(value)) return value;
  return repairs.map((repair) => repair(value, pattern)).find((mended) => mended !== undefined && pattern.test(mended));
}

function on24Hours(value: string): string | undefined {
  const [, hour, minutes = '00', half] = /^(\d\d?)(?:[:.](\d\d))?\s*([ap])\.?m\.?$/i.exec(value) ?? [];
  if (hour === undefined) return undefined;
  return `${String((Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}

/** The day in the form YYYY-MM-DD. "Feb 31, 2027" is none, and must not become a day in March. */
function asDay(value: string): string | undefined {
  const date = new Date(`${value} UTC`);
  const written = value.match(/(?<![\d:])\d\d?(?![\d:])/g)?.at(-1);
  return date.getUTCDate() === Number(written) ? date.toISOString().slice(0, 10) : undefined;
}

/** The hint for a value of the wrong type. @param orNothing what else can be done if the value is optional */
export function hintForType(
  type: string | undefined,
  value: unknown,
  schema: JsonSchema,
  path: Path,
  orNothing: string,
): string {
  const [example] = schema.examples ?? [];
  const isExample = example !== undefined && Array.isArray(example) === (type === 'array');
  const as = isExample ? `, as in ${inYaml(example)}` : '';
  if (value === null) return hintForNothing(type, as, path, orNothing);
  const [reference] = typeof value === 'string' ? (/\{\{ [^}]* \}\}/.exec(schema.description ?? '') ?? []) : [];
  if (reference) return `Write a reference in quotes, as in "${reference}".`;
  if (type === 'array') {
    const { pattern = '' } = schema.items ?? {};
    const words = typeof value === 'string' ? value.split(/\s*,\s*/) : undefined;
    const entries = words?.map((word) => mend(word, new RegExp(pattern)) ?? word) ?? [value];
    const list = stringify(entries, { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 }).trim();
    return `Write it as a list: ${list}, or each entry on a line of its own that begins with "- ".`;
  }
  if (type === 'object') {
    if (Array.isArray(value) && value.some((entry) => entry !== null && typeof entry === 'object'))
      return 'Take the dashes out, so that the keys stand straight below each other.';
    const keys = (schema.required ?? Object.keys(schema.properties ?? {})).map((key) => `${key}: ...`);
    return `Write its keys and values${example ? as : keys.length > 0 ? `, as in { ${keys.join(', ')} }` : ''}.`;
  }
  if (type === 'boolean') {
    if (schema.const === true) return `Write true${orNothing}.`;
    const word = String(value).toLowerCase();
    if (['yes', 'on', 'y'].includes(word)) return 'Write true.';
    return ['no', 'off', 'n'].includes(word) ? 'Write false.' : 'Write true or false.';
  }
  if (schema.figure && typeof value === 'object')
    return `Write one value${as}, or value: and dated: (see pages/README.md).`;
  if (type === 'number' || type === 'integer') return hintForNumber(String(value), as || allowed(schema), schema);
  if (Array.isArray(value))
    return 'Write one text: take the brackets or the second dash out. A text that begins with "[" needs quotes around it.';
  if (typeof value === 'object')
    return 'Write one text; if it has a colon in it or begins with "{", put the whole text in quotes.';
  return schema.form === undefined ? 'Put it in quotes.' : `Write ${schema.form}${as}.`;
}

function hintForNothing(type: string | undefined, as: string, path: Path, orNothing: string): string {
  const place = typeof path.at(-1) === 'number' ? 'after the dash' : 'after the colon';
  const sign = type === 'string' ? ' A text that begins with "#" needs quotes around it.' : '';
  return `Write ${nouns[type ?? ''] ?? 'a value'} ${place}${as}${orNothing}.${sign}`;
}

function allowed(schema: JsonSchema): string {
  return schema.minimum === undefined || schema.maximum === undefined ? '' : `, ${boundsOf(schema)}`;
}

/** An example as an author would write it. */
export function inYaml(value: unknown): string {
  const style = { collectionStyle: 'flow', defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const;
  return stringify(value, { ...style, lineWidth: 0 }).trim();
}

const plurals: Record<string, string> = {
  foot: 'feet',
  inch: 'inches',
  mph: 'miles per hour',
  kph: 'kilometers per hour',
};

/** The hint for a value that should be a number. @param as how the value may look */
function hintForNumber(value: string, as: string, { type, figure }: JsonSchema): string {
  const [, unit = ''] = /\d\s*(%|[a-z]{2,})/i.exec(value) ?? [];
  const wanted = figure?.kind === 'money' && unit === '%' ? 'dollar' : figure?.unit;
  if (unit && wanted && !unit.startsWith(wanted.slice(0, 2)))
    return `Write the number of ${plurals[wanted] ?? `${wanted}s`}, digits alone${as}.`;
  // A letter at a digit may stand for another digit, or for thousands.
  const number = /^(?:[^\d-]*[^\da-z-])?(-?\d+(?:[,\s'’_]\d{3})*(?:[.,]\d+)?)(?!\s*k\b|[a-z]\b)\D*$/i.exec(value)?.[1];
  if (number === undefined) return `Write digits alone${as}.`;
  // A sign before three digits separates thousands; any other comma separates cents.
  const written = number.replace(/[,\s'’_](?=\d{3}(?!\d))/g, '').replace(',', '.');
  if (type === 'integer' && written.includes('.')) return `Write a number without a point${as}.`;
  return `Write ${written}: digits alone, without any sign, comma or word.`;
}
