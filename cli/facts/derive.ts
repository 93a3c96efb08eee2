import { byName } from '../../schemas/by-name.ts';
import { entriesOf, type FactMap, isMap, mapOf } from '../../schemas/fact-map.ts';
import { type RecordKind, type SchemaNode, type Schemas, visitNodes } from '../schema/schemas.ts';
import { UsageError } from '../usage-error.ts';
import { addFigureTexts } from './figure-text.ts';

/** Adds derived facts, so that nobody types them. The schema reports a missing or mistyped fact that they come from. */
export function deriveFacts(tree: FactMap, schemas: Pick<Schemas, 'derivation' | 'node' | 'records'>): void {
  addFigureTexts(schemas.node('site'), tree);
  for (const kind of schemas.records) deriveRecords(tree, kind, schemas);
  keepTyped(schemas.node('site'), tree);
  for (const { schema, collection } of schemas.records)
    for (const record of entriesOf(tree[collection])) keepTyped(schemas.node(schema), record);
  for (const [name, derive] of schemas.derivation.functions) {
    try {
      derive(tree);
    } catch (cause) {
      const reason = (cause as Error).message.replace(/^Cannot assign.*('.+') of.*/, 'it changes $1, which is typed');
      const [place = `${name}.ts`] = RegExp(`${name}\\.ts:[\\d:]+`).exec((cause as Error).stack ?? '') ?? [];
      throw new UsageError(`schemas/derive/${place} cannot work with these facts (${reason}).`, { cause });
    }
  }
}

/** Functions may add facts. One that changes what an author typed throws. */
function keepTyped(top: SchemaNode, data: unknown): void {
  visitNodes(top, data, ({ value, node }) => {
    const typed = isMap(value) ? Object.keys(value).filter((key) => node.child(key)) : [];
    for (const key of typed) Object.defineProperty(value, key, { writable: false });
  });
}

/** Adds to each entry the records that name it (`entryOf`), by their first figure, and the range of each figure (`least.price`). */
function deriveRecords(tree: FactMap, { schema, collection }: RecordKind, schemas: Pick<Schemas, 'node'>): void {
  const node = schemas.node(schema);
  for (const [slug, record] of Object.entries(mapOf(tree[collection]))) {
    mapOf(record).href = `/${collection}/${slug}`;
    addFigureTexts(node, record);
  }
  const figures = node.keys.filter((key) => {
    const { figure, type } = node.child(key)?.schema ?? {};
    return figure !== undefined && (type === 'number' || type === 'integer');
  });
  const first = figures[0] ?? '';
  const records = entriesOf(tree[collection]).toSorted(
    (a, b) => Number(a[first]) - Number(b[first]) || byName({ name: String(a.name) }, { name: String(b.name) }),
  );
  for (const key of node.keys) {
    const group = node.child(key)?.schema.entryOf;
    if (group === undefined) continue;
    for (const [slug, value] of Object.entries(mapOf(tree[group]))) {
      const entry = mapOf(value);
      const gathered = records.filter((record) => record[key] === slug);
      entry[collection] = gathered;
      entry.least = bounds(Math.min, gathered, figures);
      entry.most = bounds(Math.max, gathered, figures);
    }
  }
}

function bounds(pick: typeof Math.min, records: FactMap[], figures: string[]): FactMap {
  const bound = (key: string) => {
    const values = records.map((record) => record[key]).filter((value) => typeof value === 'number');
    return values.length > 0 ? pick(...values) : undefined;
  };
  return Object.fromEntries(figures.map((key) => [key, bound(key)]));
}
