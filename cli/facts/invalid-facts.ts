import type { Schemas } from '../schema/schemas.ts';
import { visitNodes } from '../schema/visit-nodes.ts';
import type { Path, SourceFile } from '../source/source-file.ts';

/** Paths of the facts with findings already: what comes of reading them is not reported again. */
export type InvalidFacts = ReadonlySet<string>;

/** The entry that a text is about: its name in texts, and its fact path. */
interface Subject {
  name: string;
  path: string;
}

/** True when a fact, written as in a text, anything around it or anything in it has a finding already. */
export function isInvalidFact(written: string, invalid: InvalidFacts, subject?: Subject): boolean {
  if (invalid.size === 0) return false;
  const path =
    subject && `${written}.`.startsWith(`${subject.name}.`)
      ? subject.path + written.slice(subject.name.length)
      : written;
  // The words derived from a fact (`priceText`) are missing where it is wrong.
  const steps = path.replace(/Text$/, '').split('.');
  if (steps.some((_, index) => invalid.has(steps.slice(0, index + 1).join('.')))) return true;
  return [...invalid].some((invalidPath) => invalidPath.startsWith(`${steps.join('.')}.`));
}

/** True when anything of the entry that a fact belongs to has a finding already; what is derived from it may be missing too. */
export function hasInvalidPart(fact: string, invalidFacts: InvalidFacts, schemas: Schemas): boolean {
  const entry = fact.split('.').slice(0, 2).join('.');
  const gathered = schemas.records.filter(({ groups }) => groups.includes(entry.split('.')[0] ?? ''));
  return [...invalidFacts].some(
    (path) =>
      path === entry ||
      gathered.some(({ collection }) => path.startsWith(`${collection}.`)) ||
      path.startsWith(`${entry}.`) ||
      entry.startsWith(`${path}.`),
  );
}

/** Texts of a file that name an entry of another fact which does not exist. */
export interface UnknownEntry {
  path: Path;
  value: string;
  /** The fact that has no such entry. */
  fact: string;
  entries: string[];
}

/** A schema says by `entryOf` that a text is the key of an entry of that fact, or one of the words in `also`. */
export function unknownEntries(
  schemas: Schemas,
  schema: string,
  file: SourceFile,
  facts: Record<string, unknown>,
): UnknownEntry[] {
  const unknown: UnknownEntry[] = [];
  visitNodes(schemas.node(schema), file.data, ({ path, value, schema: { entryOf, also } }) => {
    if (typeof entryOf !== 'string' || typeof value !== 'string') return;
    if (value.includes('{{') || (Array.isArray(also) && also.includes(value))) return;
    const entries = Object.keys((facts[entryOf] ?? {}) as object);
    if (!entries.includes(value)) unknown.push({ path, value, fact: entryOf, entries });
  });
  return unknown;
}
