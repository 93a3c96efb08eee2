import type { Path } from '../source/source-file.ts';
import { pointerToPath, valueAt } from '../source/value-at.ts';
import { wordsFor } from './error-words.ts';
import type { Expected, SchemaProblem } from './schema-problem.ts';
import type { SchemaError } from './schemas.ts';

/**
 * Words the errors of a schema, one for each place.
 * @param data the data that was checked, for the actual values
 * @param expectedAt what the schema says of a path
 */
export function describeErrors(
  errors: readonly SchemaError[],
  data: unknown,
  expectedAt: (path: Path) => Expected | undefined,
): SchemaProblem[] {
  const placed = errors.map((error) => ({ error, pointer: error.instancePath }));
  // Where a value may have several forms, what is wrong inside it says more than that it has none of them.
  const isVague = (pointer: string) =>
    placed.some(
      ({ pointer: inner, error }) =>
        inner.startsWith(`${pointer}/`) ||
        (inner === pointer && ['required', 'additionalProperties'].includes(error.keyword)),
    );
  const choices = new Set(
    placed
      .filter(({ error }) => error.keyword === 'anyOf' && isVague(error.instancePath))
      .map(({ pointer }) => pointer),
  );
  const problems = placed
    .filter(({ pointer, error }) => !choices.has(pointer) || !['type', 'anyOf', 'const'].includes(error.keyword))
    // Of a word and a list, most authors want the list.
    .sort((a, b) => Number(a.error.keyword === 'const') - Number(b.error.keyword === 'const'))
    .map(({ error }) => describe(error, data, expectedAt));
  const known = new Map<string, SchemaProblem>();
  for (const problem of problems) {
    const place = [...problem.path, problem.missingKey ?? '', problem.at].join('/');
    if (!known.has(place)) known.set(place, problem);
  }
  const wrong = new Set(problems.map(({ path }) => path.join('/')));
  return joinHalves([...known.values()], data).filter(
    ({ path, ruledOutBy = [] }) => !ruledOutBy.some((key) => wrong.has([...path.slice(0, -1), key].join('/'))),
  );
}

/** Two entries of a list of which each has what the other lacks are one, with a dash too many. */
function joinHalves(problems: readonly SchemaProblem[], data: unknown): SchemaProblem[] {
  const has = (path: Path, key: string) => Object.hasOwn(Object(valueAt(data, path)), key);
  return problems.flatMap((problem) => {
    const { path, missingKey = '' } = problem;
    const keyOfHalf = (step: number) => {
      const beside = [...path.slice(0, -1), Number(path.at(-1)) + step];
      const missing = problems.filter((half) => half.path.join('/') === beside.join('/') && has(beside, missingKey));
      return missing.find((half) => has(path, half.missingKey ?? ''))?.missingKey;
    };
    const above = keyOfHalf(-1);
    if (above === undefined) return keyOfHalf(1) === undefined ? [problem] : [];
    const hint = `Take the dash out, and leave "${above}:" straight below "${missingKey}:".`;
    const message = `The dash before "${above}" begins a new entry, and "${above}" is missing in the entry above.`;
    return [{ rule: 'missing-key', path, at: 'value', message, hint }];
  });
}

function describe(error: SchemaError, data: unknown, expectedAt: (path: Path) => Expected | undefined): SchemaProblem {
  const path = pointerToPath(error.instancePath, data);
  const value = valueAt(data, path);
  const { keys: known, schema } = formFor(value, expectedAt(path) ?? { keys: [], schema: {} });
  const keys = path.at(-2) === 'dated' ? ['from', 'until', 'value'] : known;
  const above = (steps = 1) => expectedAt(path.slice(0, -steps))?.schema ?? {};
  return {
    path,
    at: 'value',
    ...wordsFor(error, { path, value, keys, schema, child: (...steps) => expectedAt([...path, ...steps]), above }),
  };
}

/** What is expected of a map where a text or a map may stand. */
function formFor(value: unknown, expected: Expected): Expected {
  const map = expected.schema.anyOf?.find(({ type }) => type === 'object');
  if (!map || typeof value !== 'object') return expected;
  return { keys: Object.keys(map.properties ?? {}), schema: map };
}
