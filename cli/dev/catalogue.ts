import { stringify } from 'yaml';
import type { CatalogueKey, DevCatalogue } from '../../schemas/generated/dev-catalogue.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { resolveBlocks } from '../resolve/resolve-blocks.ts';
import { nounOf } from '../schema/expected-value.ts';
import type { SchemaNode } from '../schema/schemas.ts';
import type { Site } from '../site/site.ts';

/** How deep a list of keys goes. A block takes deeper data from a reference, and that is documented elsewhere. */
const deepest = 2;

/** Everything that an author can write in a site, according to its schemas. */
export function catalogueOf({ schemas }: Site): DevCatalogue {
  const files = ['page', ...schemas.records.map(({ schema }) => schema), 'site', 'annotations'];
  return {
    blocks: schemas.blockTypes.map((name) => {
      const node = schemas.node(`blocks/${name}`);
      const examples = (node.schema.examples ?? []).map((example) => stringify([example], { lineWidth: 100 }));
      return { name, description: node.schema.description ?? '', keys: keysOf(node), examples };
    }),
    files: files.map((name) => {
      const node = schemas.node(name);
      const { title = name, description = '' } = node.schema;
      return { name, title, description, keys: keysOf(node) };
    }),
  };
}

/** A page with an example of one block, such as the one at `/_blocks/hero/0`, filled in with the site's facts. */
export function exampleAt(site: Site, path: string): PageModel | undefined {
  const { schemas, source } = site;
  const [, type = '', index = ''] = /^\/_blocks\/([a-z0-9-]+)\/(\d+)$/.exec(path) ?? [];
  const example = schemas.blockTypes.includes(type) && schemas.node(`blocks/${type}`).schema.examples?.[Number(index)];
  if (!example) return undefined;
  const context = { ...site, invalidFacts: new Set<string>(), scope: {}, report: () => {} };
  // The example has no mistakes, so its source location does not matter.
  const { blocks } = resolveBlocks(source.site, [{ file: source.site, path: [], data: example }], context);
  return bare(path, type, blocks);
}

/** A page with only these blocks and no layout. */
export function bare(route: string, title = '', blocks: PageModel['blocks'] = []): PageModel {
  const head = { title, description: '', keywords: '', canonical: '', language: 'en-US', meta: [], jsonLd: [] };
  return { route, head, blocks };
}

function keysOf(node: SchemaNode, within = '', depth = 1): CatalogueKey[] {
  const { required = [] } = node.schema;
  return node.keys.flatMap((key) => {
    const child = node.child(key);
    if (!child) return [];
    const { description = '', default: usual } = child.schema;
    const path = `${within}${key}`;
    const isRequired = required.includes(key);
    const entry = { path, type: typeOf(child), description, isRequired, default: JSON.stringify(usual) };
    // The keys may be inside list items, or inside the entries of a map with free keys.
    const item = child.child(0);
    const free = child.keys.length === 0 ? child.child('*') : undefined;
    const below = () => keysOf(item ?? free ?? child, `${path}${item ? '[]' : free ? '.*' : ''}.`, depth + 1);
    return [entry, ...(depth < deepest ? below() : [])];
  });
}

function typeOf({ schema }: SchemaNode): string {
  const { const: only, enum: values = only === undefined ? undefined : [only], type, format, anyOf } = schema;
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(', ');
  const name = type === undefined ? (anyOf ? 'one of several' : 'anything') : nounOf(type);
  return format === undefined ? name : `${name} (${format})`;
}
