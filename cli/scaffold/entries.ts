import { entriesOf } from '../../schemas/fact-map.ts';
import type { RecordKind, SchemaNode } from '../schema/schemas.ts';
import { placesToList } from '../site/listed-in.ts';
import type { Site } from '../site/site.ts';
import { addEntry, addFile, type Kind } from './kind.ts';
import { questionAt } from './question.ts';

/** The kinds that are data: records in their own files, and entries of `site.yaml` collections whose schema has `startedAs`. */
export function entryKinds(site: Site): Kind[] {
  const top = site.schemas.node('site');
  const collections = top.keys.filter((key) => top.child(key)?.schema.startedAs !== undefined);
  return [
    ...site.schemas.records.map((record) => recordKind(site, record)),
    ...collections.map((key) => collectionKind(site, key, top.child(key) as SchemaNode)),
  ];
}

function recordKind(site: Site, { schema: name, collection }: RecordKind): Kind {
  const { required = [] } = site.schemas.node(name).schema;
  return {
    name,
    description: `a file in pages/${collection}/`,
    folder: `pages/${collection}/`,
    collection,
    questions: required.map((key) => questionAt(site, name, [key])),
    write: (slug, answers, files) => addFile(files, `pages/${collection}/${slug}.yaml`, name, answers),
  };
}

function collectionKind(site: Site, collection: string, { schema }: SchemaNode): Kind {
  const node = site.schemas.nodeAt('site', [collection, '*']) as SchemaNode;
  // The pages need the keys that most entries have, even if the schema does not require them.
  const entries = entriesOf((site.source.site.data as Record<string, unknown>)[collection]);
  const isUsual = (key: string) => entries.filter((entry) => key in entry).length > entries.length / 2;
  const keys = node.keys.filter((key) => isUsual(key) || node.schema.required?.includes(key));
  const needs = schema.startedWith ?? [];
  return {
    name: String(schema.startedAs),
    description: `an entry of "${collection}" in site.yaml${needs.length > 0 ? `, with ${needs.join(' and ')}` : ''}`,
    questions: keys.map((key) => questionAt(site, 'site', [collection, 'x', key])),
    collection,
    needs,
    write(slug, answers, files) {
      const { site: file } = site.source;
      addEntry(files, file, [collection], { [slug]: answers });
      // If a key is `mutual` in the schema, the entries that the new one names must name it too.
      for (const key of node.keys.filter((name) => node.child(name)?.schema.mutual === true))
        for (const partner of (answers[key] ?? []) as string[]) addEntry(files, file, [collection, partner, key], slug);
      for (const { file, list, entry } of placesToList(site, collection, schema.listedIn ?? []))
        addEntry(files, file, list, JSON.parse(JSON.stringify(entry).replaceAll('{slug}', slug)));
    },
  };
}
