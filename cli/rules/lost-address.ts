import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { redirectsOf } from '../site/redirects.ts';
import { routeOf } from '../site/routes.ts';

export default {
  name: 'lost-address',
  description: 'Whoever has kept the address of a page that is gone, and every search engine, finds nothing there.',

  checkSite(site, report) {
    const addresses = addressesOf(site);
    const ends = redirectsOf(site);
    const waiting = site.calendar.unpublished.filter(({ isDraft }) => !isDraft).map(({ file }) => routeOf(file));
    for (const address of site.source.knownAddresses) {
      if (addresses.has(address) || ends.has(address) || waiting.includes(address)) continue;
      report({
        severity: 'warning',
        ...site.source.site.locateKey(['redirects']),
        message: `The last build had a page at "${address}", and now there is none.`,
        hint: `Add a line "${address}: /the-page-instead" under "redirects:" in site.yaml.`,
      });
    }
  },
} satisfies Rule;
