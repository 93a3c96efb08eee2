import type { FigureMark, SchemaNode, Schemas } from '../schema/schemas.ts';

/** The kind of figure at a path from the top of the facts, and what customers call it: the nearest title in the schema. */
export function describeFact(schemas: Schemas, path: string): { mark: FigureMark | undefined; title: string } {
  const steps = path.split('.');
  const fits = (pattern: readonly string[]) =>
    pattern.length === steps.length && pattern.every((part, index) => part === '*' || part === steps[index]);
  const derived = Object.entries(schemas.derivation.figures).find(([pattern]) => fits(pattern.split('.')))?.[1];
  const said = nodesAlong(schemas, path).map((node) => node?.schema);
  // The ends of a range are figures of the same kind.
  const mark = said.at(-1)?.figure ?? (/\.(?:min|max)$/.test(path) ? said.at(-2)?.figure : undefined);
  const title = said.findLast((schema) => schema?.title)?.title;
  return { mark: derived?.figure ?? mark, title: derived?.title ?? title ?? nameOf(path) };
}

/** The schema node of each step of a path among the facts. Both the collection and the slug of a record give the node of its schema. */
export function nodesAlong(schemas: Schemas, path: string): (SchemaNode | undefined)[] {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const record = schemas.records.find(({ collection }) => collection === steps[0] && steps.length > 1);
  const [id, first] = record ? [record.schema, 2] : ['site', 0];
  return steps.map((_, index) => schemas.nodeAt(id, steps.slice(first, index + 1)));
}

/** Turns `perDay` into `Per day`, for a fact without a title in its schema. */
function nameOf(path: string): string {
  const key = path.split('.').at(-1) ?? '';
  const words = key.replaceAll('-', ' ').replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
