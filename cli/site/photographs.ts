import type { Location } from '../finding.ts';
import type { ImageFile } from '../images/image-file.ts';
import { renditionsOf } from '../images/renditions.ts';
import { oncePer } from '../memory/once-per.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { type Described, visitNodes } from '../schema/visit-nodes.ts';
import type { RecordFile } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';
import { originOf } from './origin.ts';
import type { Resolved, Site } from './site.ts';

/** A photograph that an author has named. */
export interface NamedPhotograph {
  /** Name of the file in `pages/images`. */
  file: string;
  /** The line that names it. */
  location: Location;
  /** Width in pixels below which it is not sharp in this place; 0 where any will do. */
  leastWidth: number;
  /** For search results and shared links; on the page otherwise. */
  isSocial: boolean;
}

/** Every photograph that pages, layouts and records name, once for each place. Several ask; they are looked for once. */
export const photographsOf = oncePer(findPhotographs);

function findPhotographs(site: Site): NamedPhotograph[] {
  const layoutFile = site.source.layouts.get('pages') ?? site.source.site;
  return [
    ...inBlocks(site, site.layout, layoutFile),
    ...site.pages.flatMap((page) => [...inBlocks(site, page, page.source), ...inSeo(site, page)]),
    ...[...site.source.records.values()].flatMap((record) => inRecord(site, record)),
  ];
}

function inBlocks(site: Site, resolved: Resolved, source: SourceFile): NamedPhotograph[] {
  return resolved.blocks.flatMap((block, index) =>
    photographsIn(site.schemas.node(`blocks/${block.type}`), block).map(({ path, file, leastWidth }) => {
      const { location } = originOf(resolved, site.facts, source, ['blocks', index, ...path, 'file']);
      return { file, location, leastWidth, isSocial: false };
    }),
  );
}

function inSeo(site: Site, page: Site['pages'][number]): NamedPhotograph[] {
  if (!page.seo.image) return [];
  const { location } = originOf(page, site.facts, page.source, ['seo', 'image', 'file']);
  const leastWidth = Number(site.schemas.node('page').child('seo')?.child('image')?.schema.leastWidth ?? 0);
  return [{ file: page.seo.image.file, location, leastWidth, isSocial: true }];
}

function inRecord(site: Site, { schema, file: source }: RecordFile): NamedPhotograph[] {
  return photographsIn(site.schemas.node(schema), source.data).map(({ path, file, leastWidth }) => {
    return { file, location: source.locate([...path, 'file']), leastWidth, isSocial: path[0] === 'seo' };
  });
}

/** Tells the photographs in a block's data what there is of them, for the components to show. */
export function addRenditions(node: SchemaNode, data: unknown, images: ReadonlyMap<string, ImageFile>): void {
  for (const { file, value } of photographsIn(node, data)) {
    const image = images.get(file);
    const renditions = image && renditionsOf(image);
    if (renditions) value.renditions = renditions;
  }
}

interface Photograph extends Pick<Described, 'path'> {
  value: Record<string, unknown>;
  file: string;
  leastWidth: number;
}

function photographsIn(node: SchemaNode, data: unknown): Photograph[] {
  const photographs: Photograph[] = [];
  if (!node.leadsTo('photograph')) return photographs;
  visitNodes(node, data, ({ path, value, schema }) => {
    if (schema.format !== 'photograph' || !value || typeof value !== 'object') return;
    const { file } = value as { file?: unknown };
    if (typeof file !== 'string') return;
    photographs.push({ path, value: value as Photograph['value'], file, leastWidth: Number(schema.leastWidth ?? 0) });
  });
  return photographs;
}
