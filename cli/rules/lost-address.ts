import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { redirectsOf, routeOf, writtenRedirects } from '../site/routes.ts';

export default {
  description: 'A visitor with an old address comes to nowhere, or never comes to the page that has it now.',

  checkSite(site, report) {
    const addresses = addressesOf(site);
    const ends = redirectsOf(site);
    const unpublished = new Map(site.calendar.unpublished.map((entry) => [routeOf(entry.file), entry]));
    for (const address of site.source.knownAddresses) {
      const hidden = unpublished.get(address);
      // The rule "home-page" speaks of "/".
      if (address === '/' || addresses.has(address) || ends.has(address) || hidden?.isDraft === false) continue;
      const way = hidden ? `Take "draft: true" out of ${hidden.file}, or add` : 'Add';
      report(site.source.site.locateKey(['redirects']), {
        severity: 'warning',
        message: `The last build had a page at "${address}", and now there is none.`,
        hint: `${way} a line "${address}: /the-page-instead" under "redirects:" in site.yaml; where there is no "redirects:", write that line first.`,
      });
    }
    for (const { address: from, target: to, locate } of writtenRedirects(site)) {
      const [path = ''] = to.split('#');
      if (addresses.has(from)) {
        const message = `"${from}" is the address of a page, which nobody could see any more.`;
        report(locate(), { message, hint: 'Take the line out, or give the page another address.' });
      } else if (!ends.has(from)) {
        report(locate(), { message: `Redirect "${from}" leads back to itself.`, hint: 'Let it lead to a page.' });
      } else if (!addresses.has(path) && !ends.has(path)) {
        const hint = didYouMean(path, addresses.names) ?? 'Name the page that has taken its place.';
        report(locate(), { message: `Redirect "${from}" leads to "${to}", which is no page.`, hint });
      }
    }
  },
} satisfies Rule;
