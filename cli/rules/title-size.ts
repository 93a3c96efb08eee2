import type { Rule } from '../rules.ts';
import { locateLongestPart, locateSearchText, searchKeys } from '../site/search-texts.ts';

/** Characters that search engines show in full and that still say something. */
const bounds = {
  title: { least: 5, most: 70 },
  description: { least: 50, most: 175 },
};

export default {
  name: 'title-size',
  description: 'A visitor who sees a title cut short, or a description of two words, cannot tell what the page offers.',

  check(site, report) {
    const dealer = (site.facts.tree.dealer as { name?: unknown } | undefined)?.name;
    for (const page of site.pages) {
      for (const key of searchKeys) {
        const text = withoutName(page.seo[key], key === 'title' && typeof dealer === 'string' ? dealer : '');
        const { least, most } = bounds[key];
        if (text === '' || (text.length >= least && text.length <= most)) continue;
        report({
          ...(text.length > most ? locateLongestPart : locateSearchText)(site, page, key),
          severity: 'warning',
          message: `The ${key} of ${page.route} has ${text.length} characters.`,
          hint: `Write ${least} to ${most} characters.`,
        });
      }
    }
  },
} satisfies Rule;

/** The dealer's name is added to every title, so what counts is the rest. */
function withoutName(text: string, name: string): string {
  const rest = name === '' ? text : text.replace(name, '').replace(/^[\s|:–-]+|[\s|:–-]+$/g, '');
  return rest === '' ? text : rest;
}
