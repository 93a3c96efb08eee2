import { isDeepStrictEqual } from 'node:util';
import { formatQuantity } from '../../schemas/format.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { calledBy, didYouMean, suggestName } from '../report/did-you-mean.ts';
import type { Path } from '../source/source-file.ts';
import { boundsOf, formOf, hintForType, inYaml, nounOf, show } from './expected-value.ts';
import type { SchemaError, SchemaNode, SchemaProblem } from './schemas.ts';

/** Where an error is. */
interface Place {
  path: Path;
  value: unknown;
  /** The map or list that it is in. */
  around: unknown;
  /** Its schema, and the keys that the schema names there. */
  schema: JsonSchema;
  keys: readonly string[];
  /** The schema of a key, or of what is below it. */
  child(...steps: Path): SchemaNode | undefined;
  /** The schema of the map that the value is in, or of what is that many steps further out. */
  above(steps?: number): JsonSchema;
}

type Words = Omit<SchemaProblem, 'path' | 'at'> & Partial<SchemaProblem>;

/** Puts an error into words. If it is not about the value itself, the words include its place. */
export function wordsFor(error: SchemaError, place: Place): Words {
  const { path, value, schema } = place;
  const { argument } = error;
  const wrong = (problem: string, hint: string): Words => {
    return { rule: 'wrong-value', message: `${nameOf(path)} ${problem}.`, hint };
  };
  const size = (value as string | unknown[] | null)?.length ?? 0;
  const limit = Number(argument);
  const orNothing = place.above().required?.includes(String(path.at(-1))) ? '' : ', or take the line out';

  if (error.propertyName !== undefined) {
    const key = error.propertyName;
    const hint = formOf(key, (schema.propertyNames ?? {}) as JsonSchema);
    const message = `Key "${key}" is not in the expected form.`;
    return { rule: 'wrong-value', path: [...path, key], at: 'key', message, hint };
  }
  const typed = Object.keys(Object(value));
  // A figure with dates fits no form if their key is misspelled.
  const isDated = schema.figure && typed.includes('value') && !typed.includes('dated');
  const slip = isDated ? typed.find((key) => didYouMean(key, ['dated'])) : undefined;
  if (slip !== undefined) {
    const words = { message: `Key "${slip}" is not known here.`, hint: 'Did you mean "dated"?', says: place.keys };
    return { rule: 'unknown-key', path: [...path, slip], at: 'key', ...words };
  }
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(argument);
      return { rule: 'unknown-key', path: [...path, key], at: 'key', ...wordsForUnknown(key, place) };
    }
    case 'required': {
      const missingKey = String(argument);
      const example = place.child(missingKey)?.example;
      // An author may mistake the number of an example for the right one.
      const shown = example === undefined ? '' : `, as in ${missingKey}: ${inYaml(example)}`;
      const as = typeof example === 'number' ? ', with a number' : shown;
      const at = typeof path.at(-1) === 'string' ? 'key' : 'value';
      const message = `Key "${missingKey}" is missing.`;
      const near = typed.find((key) => !place.keys.includes(key) && didYouMean(key, [missingKey]));
      const add = near === undefined ? 'Add' : `Write it in place of "${near}:", or add`;
      return { rule: 'missing-key', at, message, hint: `${add} "${missingKey}:" here${as}.`, missingKey };
    }
    case 'not': {
      if (schema.not) return wrong(`has the value ${show(value)}, which is not allowed`, instead(value, schema));
      const deciding = decidingIn(place.above());
      const named = quoted(deciding);
      const isBeside = deciding.some((key) => Object.hasOwn(Object(place.around), key));
      const problem = `${isBeside ? 'cannot stand' : 'stands only'} beside ${named}`;
      const hint = isBeside ? 'Keep one of the two, and take the other out.' : `Take it out, or write ${named}.`;
      return { ...wrong(problem, hint), rule: 'unknown-key', at: 'key' };
    }
    case 'type': {
      const isOf =
        value === null ? 'has no value' : `${typeof value === 'object' ? 'is' : 'has the value'} ${show(value)}`;
      const message = `${nameOf(path)} ${isOf}, where ${nounOf(argument)} is expected.`;
      const whole = { ...schema, items: place.child(0)?.schema ?? {} };
      const [type] = [argument].flat().map(String);
      return { rule: 'wrong-type', message, hint: hintForType(type, value, whole, path, orNothing) };
    }
    case 'enum': {
      const allowed = (argument as unknown[]).map(String);
      const hint = `${suggestName(String(value), allowed)}${schema.form ? ` It is ${schema.form}.` : ''}`;
      return wrong(`has the value ${show(value)}, which is not allowed`, hint);
    }
    case 'const': {
      // The key around it decides: a "four-seater" has 4 seats, and a "weekly" plan 7 days.
      const around = typeof argument === 'number' ? path.at(-2) : undefined;
      const as = typeof around === 'string' ? `, as "${around}" says` : orNothing;
      return wrong(`has the value ${show(value)}, where only ${show(argument)} fits`, `Write ${show(argument)}${as}.`);
    }
    case 'figure': {
      if (!Number.isFinite(value)) return wrong(`has the value ${value}, which is no number`, 'Write it in digits.');
      const hint = 'Write thousands without a point, and fractions with two digits.';
      return wrong(`has the value ${show(value)}, with more than two decimal places`, hint);
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum': {
      const problem = error.keyword.endsWith('inimum') ? 'too small' : 'too large';
      const bounds = boundsOf({ ...schema, [error.keyword]: argument });
      // The bound is not that of the key itself, so another key has set it.
      const beside = schema[error.keyword] === argument ? '' : quoted(decidingIn(place.above()));
      const message = `has the value ${show(value)}, which is ${problem}${beside && ` beside ${beside}`}`;
      return wrong(message, `Write a number ${bounds}${beside && `, or correct ${beside}`}.`);
    }
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems': {
      const isList = error.keyword.endsWith('Items');
      if (size === 0 && !isList) return wrong('is empty', `Write a text between the quotes${orNothing}.`);
      const has = isList ? formatQuantity(size, 'entry', 'entries') : formatQuantity(size, 'character');
      return size > limit
        ? wrong(`has ${has}, which is too many`, `Write at most ${limit}: take ${size - limit} out.`)
        : wrong(`has ${has}, which is too few`, `Write at least ${limit}: add ${limit - size} more.`);
    }
    case 'minProperties':
      return wrong('has no entries', 'Add one below it, further to the right.');
    case 'uniqueItems': {
      const items = value as unknown[];
      const firstLike = (item: unknown) => items.findIndex((entry) => isDeepStrictEqual(entry, item));
      const second = items.findIndex((item, index) => firstLike(item) < index);
      const message = `Entries ${firstLike(items[second]) + 1} and ${second + 1} of "${path.at(-1)}" are the same.`;
      return { rule: 'wrong-value', path: [...path, second], message, hint: 'Take one of the two out.' };
    }
    default: {
      const hint = formOf(String(value), { ...error.schema, ...schema });
      return wrong(`has the value ${show(value)}, which is not in the expected form`, hint);
    }
  }
}

/** The keys by which a map decides what else it may have. */
function decidingIn({ if: asked }: JsonSchema): readonly string[] {
  return asked?.required ?? Object.keys(asked?.properties ?? {});
}

const quoted = (keys: readonly string[]) => keys.map((key) => `"${key}"`).join(', ');

/** A number below 1 is most often a percentage from a spreadsheet. */
function instead(value: unknown, schema: JsonSchema): string {
  const isShare = schema.figure?.kind === 'percent' && typeof value === 'number' && value > 0 && value < 1;
  return isShare ? `Write ${Number((value * 100).toFixed(2))}: ${schema.form}.` : formOf(String(value), schema);
}

function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'number' ? `Entry ${last + 1} of "${path.at(-2) ?? 'the list'}"` : `Key "${last}"`;
}

/** The words for an unknown key: what the author probably wanted to write, where the key belongs, or which keys there are. */
function wordsForUnknown(key: string, place: Place): Pick<SchemaProblem, 'message' | 'hint' | 'says'> {
  const { keys, value, around, schema, child, path, above } = place;
  const message = `Key "${key}" is not known here.`;
  const written = value as Record<string, unknown>;
  const aliasesOf = (name: string) => [child(name)?.schema.title ?? '', ...(child(name)?.schema.aliases ?? [])];
  const absent = new Set(keys).difference(new Set(Object.keys(written)));
  const near = didYouMean(key, absent, aliasesOf);
  const isCalled = calledBy(key, absent, aliasesOf).length > 0;
  const holder = keys.find((sibling) => child(sibling)?.keys.includes(key));
  if (holder && !isCalled) return { message, hint: `Move it below "${holder}:", where it belongs.` };
  const holding = path.findLastIndex((_, index) => Object.hasOwn(above(path.length - index).properties ?? {}, key));
  const outer = path.slice(holding).find((step) => typeof step === 'string');
  const isFree = !Object.hasOwn(Object(around), key);
  if (holding !== -1 && isFree && !isCalled && path.at(-2) !== 'dated')
    return { message, hint: `Move it to the column of "${outer}:", where it belongs.` };
  const before = Object.keys(written)[Object.keys(written).indexOf(key) - 1] ?? '';
  if (key === 'dated' && before !== '') {
    const hint = `Move it below "${before}:", further to the right, and write the value of all other days above it, as in ${before}: { value: ${inYaml(written[before])}, dated: ... }.`;
    return { message: `Key "dated" stands beside "${before}" and not below it.`, hint };
  }
  const missing = schema.required?.filter((required) => !Object.hasOwn(written, required)) ?? [];
  const isOnly = missing.length === 1 && Object.keys(written).filter((typed) => !keys.includes(typed)).length === 1;
  const given =
    written[key] === null ? `Write ${missing[0]}: ${key}` : `Write "${missing[0]}:" in its place, which is missing.`;
  if (near === undefined && isOnly) return { message, says: missing, hint: given };
  const figure = keys.find((name) => child(name)?.schema.figure && key.toLowerCase().endsWith(name.toLowerCase()));
  if (near === undefined && figure && Object.hasOwn(written, figure)) {
    const hint = `Take it out. For another ${figure} on some days, write value: and dated: below "${figure}:" (see pages/README.md).`;
    return { message, hint };
  }
  const known = keys.length > 0 ? `, or write a key that is known: ${keys.join(', ')}` : '';
  return { message, says: near?.match(/[\w-]+(?=")/g) ?? [], hint: near ?? `Take it out${known}.` };
}
