import type { Rule } from '../rules.ts';
import { locateSearchText, longestTitle, searchKeys } from '../site/page-titles.ts';
import { originOf } from '../site/site.ts';

/** How few characters still say something, and how many search engines show in full. A description is followed by the number to call. */
const bounds = { title: { least: 5, most: longestTitle }, description: { least: 50, most: 139 } };

export default {
  description: 'A visitor who sees a title cut short, or a description of two words, cannot tell what the page offers.',

  checkSite(site, report) {
    for (const key of searchKeys) {
      const { least, most } = bounds[key];
      // Pages of many entries share one text. If it fits none of them, the text is to blame.
      const groups = Map.groupBy(site.pages, ({ digest }) => digest.origins[key]);
      for (const pages of groups.values()) {
        const sizes = pages.map((page) => ({ page, size: page.seo[key].length }));
        const unfit = sizes.filter(({ size }) => size > 0 && (size < least || size > most));
        const isShared = pages.length > 1 && unfit.length === pages.length;
        for (const { page, size } of isShared ? unfit.slice(0, 1) : unfit) {
          const location = isShared
            ? originOf(page, site.facts, ['seo', key]).location
            : locateSearchText(site, page, key, size > most);
          report(location, {
            severity: 'warning',
            message: `The ${key} of ${page.route}${isShared ? ` and ${pages.length - 1} more pages` : ''} has ${size} characters.`,
            hint: `Write ${least} to ${most} characters.`,
          });
        }
      }
    }
  },
} satisfies Rule;
