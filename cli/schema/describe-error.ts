import { type Path, valueAt } from '../source/source-file.ts';
import { wordsFor } from './error-words.ts';
import type { SchemaError, SchemaProblem, Schemas } from './schemas.ts';

/** What is wrong with data by the schema of this id, one problem for each place. By default, the data is what an author wrote. */
export function describeErrors(
  schemas: Schemas,
  id: string,
  data: unknown,
  errors: readonly SchemaError[] = schemas.checkSource(id, data),
): SchemaProblem[] {
  const placed = errors.map((error) => ({ error, pointer: ['', ...error.path].join('/') }));
  // If a value may have several forms, errors inside it say more than the error that it has none of them.
  const isVague = (pointer: string) =>
    placed.some(
      ({ pointer: inner, error }) =>
        inner.startsWith(`${pointer}/`) ||
        (inner === pointer && ['required', 'additionalProperties'].includes(error.keyword)),
    );
  const choices = new Set(
    placed.filter(({ pointer, error }) => error.keyword === 'anyOf' && isVague(pointer)).map(({ pointer }) => pointer),
  );
  const problems = placed
    .filter(({ pointer, error }) => !choices.has(pointer) || !['type', 'anyOf', 'const'].includes(error.keyword))
    .map(({ error }) => describe(error, data, schemas, id));
  const placeOf = ({ path, missingKey = '', at }: SchemaProblem) => [...path, missingKey, at].join('/');
  return [...Map.groupBy(problems, placeOf).values()].flatMap(([first]) => first ?? []);
}

function describe(error: SchemaError, data: unknown, schemas: Schemas, id: string): SchemaProblem {
  const { path, schema: form } = error;
  const nodeAt = (at: Path) => schemas.nodeAt(id, at);
  const value = valueAt(data, path);
  const known = nodeAt(path)?.schema;
  // If a map may have several forms, the error knows which one it is about.
  const isForm = form.properties !== undefined && form.type !== undefined;
  const schema = isForm ? { ...form, ...known } : (known ?? form);
  const child = (...steps: Path) => nodeAt([...path, ...steps]);
  const above = (steps = 1) => nodeAt(path.slice(0, -steps))?.schema ?? {};
  // The schema of the page has the keys of every block.
  const isBlock = id.startsWith('blocks/') && path.length === 0;
  const shared = isBlock ? (schemas.nodeAt('page', ['blocks', 0])?.keys ?? []) : [];
  const keys = [...new Set([...Object.keys((isForm ? form : schema).properties ?? {}), ...shared])];
  return {
    path,
    at: 'value',
    ...wordsFor(error, { path, value, around: valueAt(data, path.slice(0, -1)), keys, schema, child, above }),
  };
}
