import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { describedFacts } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { originOf } from './origin.ts';
import type { Resolved, ResolvedLeaf, Site } from './site.ts';

/** A photograph that an author has named. */
export interface NamedPhotograph {
  /** Name of the file in `pages/images`. */
  file: string;
  /** Width in pixels below which it is not sharp in this place; 0 where any will do. */
  leastWidth: number;
  /** For search results and shared links; on the page otherwise. */
  isSocial: boolean;
  /** The line that names it. */
  locate(): Location;
}

/** Every photograph that pages, layouts and records name, once for each place. Several ask; they are looked for once. */
export const photographsOf = oncePer((site: Site): NamedPhotograph[] => {
  const named = ({ pointer, value: file, leastWidth = 0 }: ResolvedLeaf, resolved: Resolved) => {
    const locate = () => originOf(resolved, site.facts, pointer).location;
    return { file, leastWidth, isSocial: pointer[0] === 'seo', locate };
  };
  const inLayout = site.layout.leaves.filter(({ format }) => format === 'photograph');
  const inRecords = describedFacts(site).flatMap(({ file, at, value, schema: { format, leastWidth = 0 } }) => {
    if (format !== 'photograph' || file === site.source.site || !isPhotograph(value)) return [];
    const locate = () => file.locate([...at, 'file']);
    return [{ file: value.file, leastWidth: Number(leastWidth), isSocial: at[0] === 'seo', locate }];
  });
  return [
    ...inLayout.map((leaf) => named(leaf, site.layout)),
    ...site.pages.flatMap((page) => page.digest.photographs.map((leaf) => named(leaf, page))),
    ...inRecords,
  ];
});

/** True for a photograph that names its file. */
export function isPhotograph(value: unknown): value is Photograph {
  return isMap(value) && typeof value.file === 'string';
}
