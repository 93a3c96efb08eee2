import { type FactMap, mapOf } from '../../schemas/fact-map.ts';
import type { RecordKind, Schemas } from '../schema/schemas.ts';
import { addFigureTexts } from './figure-text.ts';
import { gatherRecords } from './gather-records.ts';

/**
 * Adds to the facts what follows from them, so that nobody types it: the text of every figure, what records say of the entries that they
 * name, and what only this business derives. Works on what is there; the schema reports a missing or mistyped fact.
 */
export function deriveFacts(tree: FactMap, schemas: Pick<Schemas, 'derivation' | 'node' | 'records'>): void {
  addFigureTexts(schemas.node('site'), tree);
  for (const kind of schemas.records) deriveRecords(tree, kind, schemas);
  for (const derive of schemas.derivation.functions) derive(tree);
}

function deriveRecords(tree: FactMap, { schema, collection }: RecordKind, schemas: Pick<Schemas, 'node'>): void {
  const node = schemas.node(schema);
  for (const [slug, record] of Object.entries(mapOf(tree[collection]))) {
    mapOf(record).href = `/${collection}/${slug}`;
    addFigureTexts(node, record);
  }
  gatherRecords(tree, collection, node);
}
