import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FigureAnnotation } from './figure-mark.ts';

/** Adds to the facts what follows from them. */
export type Derive = (facts: Record<string, unknown>) => void;

/** What only this business derives from its facts: the folder `derive/` beside the schemas. */
export interface Derivation {
  functions: Derive[];
  /** What figures the derived facts are, by path; a `*` stands for any one name. */
  figures: Readonly<Record<string, FigureAnnotation>>;
  /** Paths of written facts that code reads by name, where no page need refer to them. */
  readByCode: readonly string[];
}

/**
 * Reads the folder `derive/`; each module's default export is a function.
 * @throws where one has none
 */
export async function loadDerivation(folder: string): Promise<Derivation> {
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort() : [];
  const modules = await Promise.all(names.map((name) => import(join(folder, name)) as Promise<{ default: Derive }>));
  const wrong = names.find((_, index) => typeof modules[index]?.default !== 'function');
  if (wrong !== undefined) throw new Error(`${join(folder, wrong)} has no function as its default export.`);
  return {
    functions: modules.map((module) => module.default),
    figures: readList(join(folder, 'figures.json')) ?? {},
    readByCode: readList(join(folder, 'read-by-code.json')) ?? [],
  };
}

function readList<List>(path: string): List | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as List) : undefined;
}
