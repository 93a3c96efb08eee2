import type { Judge } from '../source/try-lines.ts';
import type { Schemas } from './schemas.ts';

/** Judges the data of a file by this schema, and each block of a page by the schema of its type. */
export function judgeBy(schemas: Schemas, id: string): Judge {
  return { isKey: schemas.isKey, misfits: (data) => misfitsIn(schemas, id, data) };
}

function misfitsIn(schemas: Schemas, id: string, data: unknown): number {
  const places = schemas.checkSource(id, data).map(({ keyword, path, argument }) => {
    const key = keyword === 'required' || keyword === 'additionalProperties' ? argument : '';
    return `${path.join('/')} ${key}`;
  });
  const blocks = id === 'page' ? (data as { blocks?: unknown } | null)?.blocks : undefined;
  const ofBlocks = [blocks ?? []].flat().map((block) => {
    const type = String((block as { type?: unknown } | null)?.type);
    const isKnown = schemas.blockTypes.includes(type);
    return isKnown ? misfitsIn(schemas, `blocks/${type}`, block) : 1 + Object.keys(Object(block)).length;
  });
  return ofBlocks.reduce((sum, misfits) => sum + misfits, new Set(places).size);
}
