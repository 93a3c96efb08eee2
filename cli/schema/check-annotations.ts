import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap } from '../../schemas/fact-map.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import type { Report } from '../finding.ts';
import { suggestName } from '../report/did-you-mean.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { type Path, textsIn } from '../source/source-file.ts';
import { describeErrors } from './describe-error.ts';
import { SchemaNode, type SchemaProblem, type Schemas } from './schemas.ts';

/**
 * Checks schemas against `annotations.schema.json`, and the names in their annotations against the schemas of the facts.
 * @param checked the schemas in `folder`
 * @param all every schema, for refs from one file to another
 */
export function checkAnnotations(
  checked: ReadonlyMap<string, JsonSchema>,
  all: ReadonlyMap<string, JsonSchema>,
  schemas: Schemas,
  folder: string,
  report: Report,
): void {
  for (const [id, schema] of checked) {
    const keywords = wrongKeywords(schema, schemas);
    const problems = keywords.length > 0 ? keywords : wrongNames(schema, schemas, all);
    reportAll(problems, folder, `${id}.schema.json`, report);
  }
  const figures = Object.entries(schemas.derivation.figures).flatMap(([path, figure]): SchemaProblem[] => {
    if (isMap(figure) && figure.figure)
      return wrongKeywords({ ...figure }, schemas).map((problem) => ({ ...problem, path: [path, ...problem.path] }));
    const hint = 'Write the kind of figure that it is, as in { "figure": { "kind": "money" } }.';
    return [{ rule: 'missing-key', path: [path], at: 'key', message: `"${path}" has no "figure".`, hint }];
  });
  reportAll(figures, folder, 'derive/figures.json', report);
}

function reportAll(problems: SchemaProblem[], folder: string, name: string, report: Report): void {
  if (problems.length === 0) return;
  const file = parseYaml(`schemas/${name}`, readFileSync(join(folder, name), 'utf8'), report);
  for (const { path, at, ...problem } of problems)
    report({ ...problem, ...file[at === 'key' ? 'locateKey' : 'locate'](path) });
}

function wrongKeywords(schema: JsonSchema, schemas: Schemas): SchemaProblem[] {
  return describeErrors(schemas, 'annotations', schema, schemas.checkFinal('annotations', schema));
}

/** Finds annotations whose names lead to nothing. */
function wrongNames(schema: JsonSchema, schemas: Schemas, all: ReadonlyMap<string, JsonSchema>): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  walk(schema, [], undefined);
  return problems;

  function walk(part: JsonSchema, path: Path, holder: SchemaNode | undefined): void {
    const tell = (at: Path, message: string, hint: string) =>
      problems.push({ rule: 'wrong-value', path: at, at: 'value', message, hint });
    let node: SchemaNode;
    try {
      node = new SchemaNode(part, schema, all);
    } catch (error) {
      const hint = 'Write a file and the place in it, as in common.schema.json#/definitions/link.';
      tell(path, (error as Error).message, hint);
      return;
    }
    for (const [keyword, message, hint] of slipsIn(part)) tell([...path, keyword], message, hint);
    for (const [keyword, mark] of Object.entries(part)) {
      const start = schemas.node('annotations').child(keyword)?.schema.pathsFrom;
      const starts = { value: node, entries: node.child('*') ?? node.child(0), holder, facts: undefined };
      const from = starts[start ?? 'facts'];
      const { key = mark } = Object(mark) as { key?: unknown };
      const isLost = (name: string) =>
        start === 'facts' ? !isKnown(name, schemas) : from && !leadsOn(from, name.split('.'));
      const lost = start && textsIn(key).find(({ value }) => isLost(value))?.value;
      const collections = schemas.records.map(({ collection }) => collection);
      const known = from?.keys ?? [...schemas.node('site').keys, ...collections];
      const message = `Annotation "${keyword}" names "${lost}", which no schema has there.`;
      if (lost !== undefined) tell([...path, keyword], message, suggestName(lost, known));
      const isMapOfParts = keyword === 'properties' || keyword === 'definitions';
      for (const [name, child] of isMapOfParts ? Object.entries(part[keyword] ?? {}) : [])
        walk(child, [...path, keyword, name], node);
      if ((keyword === 'items' || keyword === 'additionalProperties') && isMap(mark))
        walk(mark, [...path, keyword], node);
    }
  }
}

/** Mistakes that JSON Schema allows, but that make a schema useless: the keyword, what is wrong, and a hint. */
function* slipsIn(schema: JsonSchema): Generator<[string, string, string]> {
  const { pattern, required, properties, additionalProperties, wordings = {} } = schema;
  try {
    if (pattern !== undefined) new RegExp(pattern);
  } catch (error) {
    yield ['pattern', `${(error as Error).message}.`, 'Correct the regular expression.'];
  }
  const keys = Object.keys(properties ?? {});
  const lost = [required ?? []].flat().find((key) => !keys.includes(key));
  if (lost !== undefined && additionalProperties === false)
    yield ['required', `"required" names "${lost}", which "properties" does not have.`, suggestName(lost, keys)];
  const values = (schema.type === 'boolean' ? [true, false] : schema.enum)?.map(String);
  const unknown = values && Object.keys(wordings).find((value) => !values.includes(value));
  if (unknown)
    yield [
      'wordings',
      `"wordings" has phrases for "${unknown}", which is no value here.`,
      suggestName(unknown, values),
    ];
}

/** True if a schema of the facts describes this path or pattern. */
function isKnown(pattern: string, schemas: Schemas): boolean {
  const [first = '', ...steps] = pattern.split('.');
  const records = schemas.records.find(({ collection }) => collection === first);
  return records
    ? leadsOn(schemas.node(records.schema), steps.slice(1))
    : leadsOn(schemas.node('site').child(first), steps);
}

function leadsOn(node: SchemaNode | undefined, [step, ...more]: readonly string[]): boolean {
  if (!node || step === undefined) return node !== undefined;
  const children = step === '*' ? [0, '*', ...node.keys] : [step];
  return children.some((child) => leadsOn(node.child(child), more));
}
