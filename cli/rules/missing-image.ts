import type { Location } from '../finding.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { visitLeaves } from '../schema/visit-leaves.ts';
import { originOf } from '../site/origin.ts';
import type { Site } from '../site/site.ts';

export default {
  name: 'missing-image',
  description: 'A visitor sees a broken picture where the cart should be.',

  check(site, report) {
    for (const { name, location } of imagesOf(site)) {
      if (site.source.images.has(name)) continue;
      const hint = didYouMean(name, site.source.images) ?? 'Put the file into pages/images, or correct its name.';
      report({ ...location, message: `Image "${name}" is not in pages/images.`, hint });
    }
  },
} satisfies Rule;

/** The names of pictures that pages and vehicle records ask for. */
function imagesOf(site: Site): { name: string; location: Location }[] {
  const images: { name: string; location: Location }[] = [];
  for (const page of site.pages) {
    for (const [index, block] of page.blocks.entries()) {
      visitLeaves(site.schemas.node(`blocks/${block.type}`), block, ({ path, value, schema }) => {
        if (schema.format !== 'image') return;
        images.push({
          name: value,
          location: originOf(page, site.facts, page.source, ['blocks', index, ...path]).location,
        });
      });
    }
    if (page.seo.socialImage === undefined) continue;
    const { location } = originOf(page, site.facts, page.source, ['seo', 'socialImage']);
    images.push({ name: page.seo.socialImage, location });
  }
  for (const file of site.source.vehicles.values()) {
    visitLeaves(site.schemas.node('vehicle'), file.data, ({ path, value, schema }) => {
      if (schema.format === 'image') images.push({ name: value, location: file.locate(path) });
    });
  }
  return images;
}
