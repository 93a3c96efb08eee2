import type { Location } from '../finding.ts';
import type { ImageFile } from '../images/image-file.ts';
import { renditionsOf } from '../images/renditions.ts';
import { oncePer } from '../memory/once-per.ts';
import { type Described, type SchemaNode, visitNodes } from '../schema/schema-node.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { RecordFile } from '../source/source.ts';
import { originOf } from './origin.ts';
import type { PageFrame, PhotographPlace, Resolved, Site } from './site.ts';

/** A photograph that an author has named. */
export interface NamedPhotograph extends PhotographPlace {
  /** The line that names it. */
  locate(): Location;
}

/** Every photograph that pages, layouts and records name, once for each place. Several ask; they are looked for once. */
export const photographsOf = oncePer(findPhotographs);

function findPhotographs(site: Site): NamedPhotograph[] {
  return [
    ...inBlocks(site.layout, site.schemas).map((place) => located(site, site.layout, place)),
    ...site.pages.flatMap((page) => page.digest.photographs.map((place) => located(site, page, place))),
    ...[...site.source.records.values()].flatMap((record) => inRecord(site, record)),
  ];
}

function located(site: Site, resolved: Resolved, place: PhotographPlace): NamedPhotograph {
  return { ...place, locate: () => originOf(resolved, site.facts, place.pointer).location };
}

type NodesOf = Pick<Schemas, 'node'>;

/** The photographs that a page names. */
export function photographsOn(page: PageFrame & Resolved, schemas: NodesOf): PhotographPlace[] {
  return [...inBlocks(page, schemas), ...inSeo(page, schemas)];
}

function inBlocks({ blocks }: Resolved, schemas: NodesOf): PhotographPlace[] {
  return blocks.flatMap((block, index) =>
    photographsIn(schemas.node(`blocks/${block.type}`), block).map(({ path, file, leastWidth }) => {
      return { file, pointer: ['blocks', index, ...path, 'file'], leastWidth, isSocial: false };
    }),
  );
}

function inSeo({ seo }: PageFrame, schemas: NodesOf): PhotographPlace[] {
  if (!seo.image) return [];
  const leastWidth = Number(schemas.node('page').child('seo')?.child('image')?.schema.leastWidth ?? 0);
  return [{ file: seo.image.file, pointer: ['seo', 'image', 'file'], leastWidth, isSocial: true }];
}

function inRecord(site: Site, { schema, file: source }: RecordFile): NamedPhotograph[] {
  return photographsIn(site.schemas.node(schema), source.data).map(({ path, file, leastWidth }) => {
    const pointer = [...path, 'file'];
    return { file, pointer, locate: () => source.locate(pointer), leastWidth, isSocial: path[0] === 'seo' };
  });
}

/** Adds the renditions that there are to the photographs in a block's data, for the components to show. */
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
