import type { FigureMark } from '../schema/figure-mark.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Schemas } from '../schema/schemas.ts';

/** What is known of a fact by its path alone. */
export interface FactDescription {
  /** What figure it is; undefined for words, yes or no, and maps of further facts. */
  mark: FigureMark | undefined;
  /** What customers call it: its title in the schema, or that of the nearest map around it that has one. */
  title: string;
}

/** @param path from the top of the facts, without the names that only a page knows */
export function describeFact(schemas: Schemas, path: string): FactDescription {
  const steps = path.split('.');
  const derived = Object.entries(schemas.derivation.figures).find(([pattern]) => fits(pattern.split('.'), steps))?.[1];
  const written = walk(schemas, steps);
  return { mark: derived?.figure ?? written.mark, title: derived?.title ?? written.title ?? nameOf(path) };
}

function walk(schemas: Schemas, [first = '', ...rest]: readonly string[]): { mark?: FigureMark; title?: string } {
  const record = schemas.records.find(({ collection }) => collection === first && rest.length > 0);
  let node: SchemaNode | undefined = record ? schemas.node(record.schema) : schemas.node('site');
  let mark: FigureMark | undefined;
  let title: string | undefined;
  for (const step of record ? rest.slice(1) : [first, ...rest]) {
    node = node?.child(/^\d+$/.test(step) ? Number(step) : step);
    // The ends of a range are figures as the range is.
    const isEnd = (step === 'min' || step === 'max') && mark !== undefined;
    if (!isEnd) mark = node?.schema.figure as FigureMark | undefined;
    title = node?.schema.title ?? title;
  }
  return { ...(mark ? { mark } : {}), ...(title === undefined ? {} : { title }) };
}

function fits(pattern: readonly string[], steps: readonly string[]): boolean {
  return pattern.length === steps.length && pattern.every((part, index) => part === '*' || part === steps[index]);
}

/** `perDay` as `Per day`, where nobody has said what a fact is called. */
function nameOf(path: string): string {
  const key = path.split('.').at(-1) ?? '';
  const words = key.replaceAll('-', ' ').replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
