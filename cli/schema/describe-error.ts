import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Finding } from '../finding.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import type { Path } from '../source/source-file.ts';
import { formOf, hintForType, nounOf, show } from './expected-value.ts';

/** A schema error in the words of an author, and the place it is about: `path`, at its key or at its value. */
export interface SchemaProblem extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  path: Path;
  at: 'key' | 'value';
  /** Name of a key that is missing in the map at `path`. */
  missingKey?: string;
  /** Keys beside this one that leave no place for it. */
  ruledOutBy?: readonly string[];
}

/** What a schema says of a place: the keys that it names there, and itself. */
export interface Expected {
  keys: readonly string[];
  schema: JsonSchema;
  child?(step: string): Expected | undefined;
}

type Words = Omit<SchemaProblem, 'path' | 'at'> & Partial<SchemaProblem>;

/**
 * Words the errors of Ajv, one for each place.
 * @param data the data that was checked, for the actual values
 * @param expectedAt what the schema says of a path
 */
export function describeErrors(
  errors: readonly ErrorObject[],
  data: unknown,
  expectedAt: (path: Path) => Expected | undefined,
): SchemaProblem[] {
  const placed = errors.map((error) => ({ error, pointer: error.instancePath }));
  // Where a value may have several forms, what is wrong inside it says more than that it has none of them.
  const isVague = (pointer: string) => placed.some((other) => other.pointer.startsWith(`${pointer}/`));
  const choices = new Set(
    placed
      .filter(({ error }) => error.keyword === 'anyOf' && isVague(error.instancePath))
      .map(({ pointer }) => pointer),
  );
  const problems = placed
    .filter(({ pointer, error }) => !choices.has(pointer) || !['type', 'anyOf', 'const'].includes(error.keyword))
    .map(({ error }) => describe(error, data, expectedAt));
  const known = new Map<string, SchemaProblem>();
  for (const problem of problems) {
    const place = [...problem.path, problem.missingKey ?? '', problem.at].join('/');
    if (!known.has(place)) known.set(place, problem);
  }
  const wrong = new Set(problems.map(({ path }) => path.join('/')));
  return [...known.values()].filter(
    ({ path, ruledOutBy = [] }) => !ruledOutBy.some((key) => wrong.has([...path.slice(0, -1), key].join('/'))),
  );
}

function describe(error: ErrorObject, data: unknown, expectedAt: (path: Path) => Expected | undefined): SchemaProblem {
  const path = pointerToPath(error.instancePath, data);
  const value = valueAt(data, path);
  const expected = expectedAt(path) ?? { keys: [], schema: {} };
  const { keys, schema } = expected;
  const above = () => expectedAt(path.slice(0, -1))?.schema ?? {};
  return {
    path,
    at: 'value',
    ...wordsFor(error, { path, value, keys, schema, child: (step) => expected.child?.(step), above }),
  };
}

/** What Ajv says of an error besides its keyword; each keyword has some of them. */
interface Params {
  additionalProperty: string;
  missingProperty: string;
  type: string | string[];
  allowedValues: unknown[];
  allowedValue: unknown;
  limit: number;
  pattern: string;
  i: number;
  j: number;
}

interface Place extends Expected {
  path: Path;
  value: unknown;
  /** The schema of the map that the value stands in. */
  above(): JsonSchema;
}

function wordsFor(error: ErrorObject, place: Place): Words {
  const { path, value, keys, schema } = place;
  const params = error.params as Params;
  const name = nameOf(path);
  const wrong = (problem: string, hint?: string): Words => ({
    rule: 'wrong-value',
    message: `${name} ${problem}.`,
    hint,
  });
  const size = Array.isArray(value) ? value.length : String(value).length;
  const { limit } = params;

  if (error.propertyName !== undefined) {
    const key = error.propertyName;
    const hint = formOf(key, (schema.propertyNames ?? {}) as JsonSchema);
    return {
      ...wrong('', hint),
      message: `Key "${key}" is not in the expected form.`,
      path: [...path, key],
      at: 'key',
    };
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = params.additionalProperty;
      // A comma within braces makes a key of the words behind it.
      const isText = (value as Record<string, unknown>)[key] === null && key.includes(' ');
      const holder = keys.find((other) => place.child?.(other)?.keys.includes(key));
      if (holder)
        return {
          rule: 'unknown-key',
          path: [...path, key],
          at: 'key',
          message: `Key "${key}" is not known here.`,
          hint: `Move it below "${holder}:", where it belongs.`,
        };
      const known = keys.length > 0 ? `Known keys: ${keys.join(', ')}.` : undefined;
      const [, word, rest] = /^([\w-]+):(\S.*)$/.exec(key) ?? [];
      if (word)
        return {
          rule: 'unknown-key',
          path: [...path, key],
          at: 'key',
          message: `The colon behind "${word}" has no space behind it.`,
          hint: `Write ${word}: ${rest}`,
        };
      const hint = isText ? 'If the words belong to the text before them, put that whole text in quotes.' : known;
      return {
        ...{ rule: 'unknown-key', path: [...path, key], at: 'key' },
        ...{ message: `Key "${key}" is not known here.`, hint: didYouMean(key, keys) ?? hint },
      };
    }
    case 'required': {
      const missingKey = params.missingProperty;
      const message = `Key "${missingKey}" is missing.`;
      const at = typeof path.at(-1) === 'string' ? 'key' : 'value';
      return { rule: 'missing-key', at, message, hint: `Add "${missingKey}:" here.`, missingKey };
    }
    case 'not': {
      const ruledOutBy = place.above().if?.required ?? [];
      const message = `${name} cannot stand beside ${ruledOutBy.map((key) => `"${key}"`).join(', ')}.`;
      return {
        rule: 'unknown-key',
        at: 'key',
        message,
        hint: 'Keep one of the two, and take the other out.',
        ruledOutBy,
      };
    }
    case 'type': {
      const message = `${name} has ${value === null ? 'no value' : `the value ${show(value)}`}, where ${nounOf(params.type)} is expected.`;
      return { rule: 'wrong-type', message, hint: hintForType([params.type].flat(), value, schema, path) };
    }
    case 'enum': {
      const allowed = params.allowedValues.map(String);
      const hint = didYouMean(String(value), allowed) ?? `Write one of these: ${allowed.join(', ')}.`;
      return wrong(`has the value ${show(value)}, which is not allowed`, hint);
    }
    case 'const':
      return wrong(`has the value ${show(value)}`, `Write ${show(params.allowedValue)}, or take the key out.`);
    case 'pattern':
      return wrong(
        `has the value ${show(value)}, which is not in the expected form`,
        formOf(String(value), schema.form ? schema : { ...schema, pattern: params.pattern }),
      );
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const problem = error.keyword.endsWith('inimum') ? 'too small' : 'too large';
      return wrong(`has the value ${show(value)}, which is ${problem}`, `Write a number ${boundsOf(schema)}.`);
    }
    case 'minLength':
      if (size === 0) return wrong('is empty', 'Write a text between the quotes, or take the key out.');
      return wrong(`has ${size} characters, which is too short`, `Write at least ${limit}.`);
    case 'maxLength':
      return wrong(`has ${size} characters, which is too long`, `Write at most ${limit}.`);
    case 'minItems':
      return wrong(
        `has ${count(size, 'entry')}, which is too few`,
        `Write at least ${limit}: add ${limit - size} more.`,
      );
    case 'maxItems':
      return wrong(
        `has ${count(size, 'entry')}, which is too many`,
        `Write at most ${limit}: take ${size - limit} out.`,
      );
    case 'minProperties':
      return wrong('has no entries', 'Add one below it, further to the right.');
    case 'uniqueItems': {
      const [first, second] = [Math.min(params.i, params.j), Math.max(params.i, params.j)];
      const message = `Entries ${first + 1} and ${second + 1} of "${path.at(-1)}" are the same.`;
      return { rule: 'wrong-value', path: [...path, second], message, hint: 'Take one of the two out.' };
    }
    default:
      return wrong(`has the value ${show(value)}, which is not in the expected form`, formOf(String(value), schema));
  }
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'number' ? `Entry ${last + 1} of "${path.at(-2) ?? 'the list'}"` : `Key "${last}"`;
}

function boundsOf({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  if (maximum !== undefined) return `of at most ${maximum}`;
  return exclusiveMinimum === undefined ? `of at least ${minimum}` : `above ${exclusiveMinimum}`;
}

function count(number: number, noun: 'entry'): string {
  return `${number} ${number === 1 ? noun : 'entries'}`;
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
