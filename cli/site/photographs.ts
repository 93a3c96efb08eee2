import { isMap } from '../../schemas/fact-map.ts';
import type { Photograph } from '../../schemas/generated/common/photograph.ts';
import { describedFacts } from '../facts/described-facts.ts';
import { oncePer } from '../memory/once-per.ts';
import { originOf, type Resolved, type ResolvedLeaf, type Site } from './site.ts';

/** Every use of a photograph in pages, layouts and records, with the least width in pixels that is sharp there. */
export const photographsOf = oncePer((site: Site) => {
  const named = ({ pointer, value: file, leastWidth = 0 }: ResolvedLeaf, resolved: Resolved) => {
    const locate = () => originOf(resolved, site.facts, pointer).location;
    return { file, leastWidth, isSocial: pointer[0] === 'seo', locate };
  };
  const inLayout = site.layout.leaves.filter(({ format }) => format === 'photograph');
  const inRecords = describedFacts(site).flatMap(({ file, at, value, schema: { format, leastWidth = 0 } }) => {
    if (format !== 'photograph' || file === site.source.site || !isPhotograph(value)) return [];
    const locate = () => file.locate([...at, 'file']);
    return [{ file: value.file, leastWidth, isSocial: at[0] === 'seo', locate }];
  });
  return [
    ...inLayout.map((leaf) => named(leaf, site.layout)),
    ...site.pages.flatMap((page) => page.digest.photographs.map((leaf) => named(leaf, page))),
    ...inRecords,
  ];
});

export function isPhotograph(value: unknown): value is Photograph {
  return isMap(value) && typeof value.file === 'string';
}
