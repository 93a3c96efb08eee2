import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { isMap } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { visitNodes } from '../schema/schema-node.ts';
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
    ...inBlocks(site.layout).map((place) => located(site, site.layout, place)),
    ...site.pages.flatMap((page) => page.digest.photographs.map((place) => located(site, page, place))),
    ...[...site.source.records.values()].flatMap((record) => inRecord(site, record)),
  ];
}

function located(site: Site, resolved: Resolved, place: PhotographPlace): NamedPhotograph {
  return { ...place, locate: () => originOf(resolved, site.facts, place.pointer).location };
}

/** The photographs that a page names. */
export function photographsOn(page: PageFrame & Resolved, schemas: Pick<Schemas, 'node'>): PhotographPlace[] {
  const { image } = page.seo;
  if (!image) return inBlocks(page);
  const leastWidth = Number(schemas.node('page').child('seo')?.child('image')?.schema.leastWidth ?? 0);
  return [...inBlocks(page), { file: image.file, pointer: ['seo', 'image', 'file'], leastWidth, isSocial: true }];
}

function inBlocks({ leaves }: Resolved): PhotographPlace[] {
  return leaves.flatMap(({ format, pointer, value: file, leastWidth = 0 }) =>
    format === 'photograph' ? [{ file, pointer, leastWidth, isSocial: false }] : [],
  );
}

function inRecord(site: Site, { schema, file: source }: RecordFile): NamedPhotograph[] {
  const photographs: NamedPhotograph[] = [];
  visitNodes(site.schemas.node(schema), source.data, ({ path, value, schema: { format, leastWidth = 0 } }) => {
    if (format !== 'photograph' || !isPhotograph(value)) return;
    const pointer = [...path, 'file'];
    const place = { file: value.file, pointer, leastWidth: Number(leastWidth), isSocial: path[0] === 'seo' };
    photographs.push({ ...place, locate: () => source.locate(pointer) });
  });
  return photographs;
}

/** True for a photograph that names its file. */
export function isPhotograph(value: unknown): value is Photograph {
  return isMap(value) && typeof value.file === 'string';
}
