import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { redirectsOf, writtenRedirects } from '../site/redirects.ts';

export default {
  name: 'wrong-redirect',
  description: 'A visitor with an old address comes to nowhere, or never comes to the page that has it now.',

  checkSite(site, report) {
    const addresses = addressesOf(site);
    const ends = redirectsOf(site);
    for (const [from, to] of writtenRedirects(site)) {
      const [path = ''] = to.split('#');
      const at = ['redirects', from];
      if (addresses.has(from)) {
        const message = `"${from}" is the address of a page, which nobody could see any more.`;
        report({
          ...site.source.site.locateKey(at),
          message,
          hint: 'Take the line out, or give the page another address.',
        });
      } else if (!ends.has(from)) {
        const message = `Redirect "${from}" leads back to itself.`;
        report({ ...site.source.site.locate(at), message, hint: 'Let it lead to a page.' });
      } else if (!addresses.has(path) && !ends.has(path)) {
        const hint = didYouMean(path, addresses.names) ?? 'Name the page that has taken its place.';
        report({
          ...site.source.site.locate(at),
          message: `Redirect "${from}" leads to "${to}", which is no page.`,
          hint,
        });
      }
    }
  },
} satisfies Rule;
