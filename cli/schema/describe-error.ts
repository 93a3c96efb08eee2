import type { ErrorObject } from 'ajv';
import type { Finding } from '../finding.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import type { Path } from '../source/source-file.ts';

/** A schema error in the words of an author, and the place it is about: `path`, at its key or at its value. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  path: Path;
  at: 'key' | 'value';
  /** Name of a key that is missing in the map at `path`. */
  missingKey?: string;
}

/**
 * Words one error of Ajv.
 * @param data the data that was checked, for the actual value
 * @param keysOf names the keys that the schema allows at a path, for "Did you mean"
 */
export function describeError(
  error: ErrorObject,
  data: unknown,
  keysOf: (path: Path) => string[] = () => [],
): SchemaProblem {
  const path = pointerToPath(error.instancePath, data);
  const name = path.length > 0 ? `Key "${path.at(-1)}"` : 'The file';
  const actual = show(valueAt(data, path));
  const params = error.params as Record<string, unknown>;
  const at = 'value' as const;

  if (error.propertyName !== undefined) {
    return {
      rule: 'wrong-value',
      path: [...path, error.propertyName],
      at: 'key',
      message: `Key "${error.propertyName}" is not in the expected form.`,
      hint: params.pattern === undefined ? undefined : `It must match ${params.pattern}.`,
    };
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const allowed = keysOf(path);
      return {
        rule: 'unknown-key',
        path: [...path, key],
        at: 'key',
        message: `Key "${key}" is not known here.`,
        hint: didYouMean(key, allowed) ?? (allowed.length > 0 ? `Known keys: ${allowed.join(', ')}.` : undefined),
      };
    }
    case 'required':
      return {
        rule: 'missing-key',
        path,
        at: typeof path.at(-1) === 'string' ? 'key' : 'value',
        message: `Key "${params.missingProperty}" is missing.`,
        hint: `Add "${params.missingProperty}:" here.`,
        missingKey: String(params.missingProperty),
      };
    case 'not':
      return {
        rule: 'unknown-key',
        path,
        at: 'key',
        message: `${name} has no place beside the others.`,
        hint: 'Take it out.',
      };
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      const hint = didYouMean(String(valueAt(data, path)), allowed) ?? `Allowed values: ${allowed.join(', ')}.`;
      return { rule: 'wrong-value', path, at, message: `${name} has the value ${actual}, which is not allowed.`, hint };
    }
    case 'const':
      return {
        rule: 'wrong-value',
        path,
        at,
        message: `${name} has the value ${actual}.`,
        hint: `Write ${show(params.allowedValue)}.`,
      };
    case 'type':
      return {
        rule: 'wrong-type',
        path,
        at,
        message: `${name} has the value ${actual}, where ${article(params.type)} is expected.`,
        hint: typeHint(params.type),
      };
    case 'pattern':
      return {
        rule: 'wrong-value',
        path,
        at,
        message: `${name} has the value ${actual}, which is not in the expected form.`,
        hint: `It must match ${params.pattern}. The schema's description of the key says what it means.`,
      };
    default:
      return {
        rule: 'wrong-value',
        path,
        at,
        message: `${name} has the value ${actual}, which ${error.message ?? 'is wrong'}.`,
      };
  }
}

/** A JSON pointer as path; list indexes become numbers where `data` has a list. */
export function pointerToPath(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let node = data;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(node) ? Number(key) : key);
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  return path;
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);
}

function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a map';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const nouns: Record<string, string> = {
  array: 'a list',
  object: 'a map',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

function article(type: unknown): string {
  return [type]
    .flat()
    .map((one) => nouns[String(one)] ?? String(one))
    .join(' or ');
}

function typeHint(type: unknown): string | undefined {
  if (type === 'array') return 'Begin each entry on a line of its own with "- ".';
  if (type === 'string') return 'Put the value in quotes if it looks like a number, a date or true/false.';
  if (type === 'number' || type === 'integer') return 'Write the digits alone: no quotes, no currency sign, no comma.';
  return undefined;
}
