import { stringify } from 'yaml';
import type { CatalogueFile, CatalogueKey, DevCatalogue } from '../../schemas/generated/dev-catalogue.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { resolveBlocks } from '../resolve/resolve-blocks.ts';
import { nounOf } from '../schema/expected-value.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import type { Site } from '../site/site.ts';

/** How many keys deep a list of keys goes: what a block takes from a reference as a whole is written elsewhere. */
const deepest = 2;

/** All that an author can write in a site, from its schemas. */
export function catalogueOf({ schemas }: Site): DevCatalogue {
  const files = ['page', ...schemas.records.map(({ schema }) => schema), 'site', 'annotations'];
  return {
    blocks: schemas.blockTypes.map((name) => {
      const node = schemas.node(`blocks/${name}`);
      const examples = (node.schema.examples ?? []).map((example) => stringify([example], { lineWidth: 100 }));
      return { name, description: node.schema.description ?? '', keys: keysOf(node), examples };
    }),
    files: files.map((name) => fileOf(name, schemas.node(name))),
  };
}

/**
 * An example of a block alone, at `/_blocks/hero/0`: as the block receives it, with the facts of the site where it names any; undefined
 * where there is none.
 */
export function exampleAt(site: Site, path: string): PageModel | undefined {
  const { schemas, source } = site;
  const [, type = '', index = ''] = /^\/_blocks\/([a-z0-9-]+)\/(\d+)$/.exec(path) ?? [];
  const example = schemas.blockTypes.includes(type) && schemas.node(`blocks/${type}`).schema.examples?.[Number(index)];
  if (!example) return undefined;
  const context = { ...site, invalidFacts: new Set<string>(), scope: {}, report: () => {} };
  // Nobody asks where it stands, since it has no mistakes.
  const { blocks } = resolveBlocks(source.site, [{ file: source.site, path: [], data: example }], context);
  return bare(path, type, blocks);
}

/** A page with nothing of the site around its blocks. */
export function bare(route: string, title = '', blocks: PageModel['blocks'] = []): PageModel {
  const head = { title, description: '', keywords: '', canonical: '', language: 'en-US', meta: [], jsonLd: [] };
  return { route, head, blocks };
}

function fileOf(name: string, node: SchemaNode): CatalogueFile {
  const { title = name, description = '' } = node.schema;
  return { name, title, description, keys: keysOf(node) };
}

function keysOf(node: SchemaNode, within = '', depth = 1): CatalogueKey[] {
  const { required = [] } = node.schema;
  return node.keys.flatMap((key) => {
    const child = node.child(key);
    if (!child) return [];
    const { description = '', default: usual } = child.schema;
    const path = `${within}${key}`;
    return [
      {
        path,
        type: typeOf(child),
        description,
        isRequired: required.includes(key),
        default: JSON.stringify(usual),
      },
      ...(depth < deepest ? below(child, path, depth) : []),
    ];
  });
}

/** The keys in a map, in the items of a list, or in the entries of a map by names of their own. */
function below(node: SchemaNode, path: string, depth: number): CatalogueKey[] {
  const item = node.child(0);
  if (item) return keysOf(item, `${path}[].`, depth + 1);
  const entry = node.keys.length === 0 ? node.child('*') : undefined;
  return entry ? keysOf(entry, `${path}.*.`, depth + 1) : keysOf(node, `${path}.`, depth + 1);
}

function typeOf({ schema }: SchemaNode): string {
  const { const: only, enum: values = only === undefined ? undefined : [only], type, format, anyOf } = schema;
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(', ');
  const name = type === undefined ? (anyOf ? 'one of several' : 'anything') : nounOf(type);
  return format === undefined ? name : `${name} (${format})`;
}
