import type { Rule } from '../rules.ts';
import { writtenAddresses } from '../site/routes.ts';

export default {
  description: 'Of two pages on one address a visitor can only ever see one; the other is silently lost.',

  checkSite(site, report) {
    const written = site.pages.flatMap((page) => writtenAddresses(page, site));
    for (const twins of Map.groupBy(written, ({ address }) => address).values()) {
      // At each of the places, since an author may have touched any.
      for (const { address, location } of twins) {
        const twin = twins.find((other) => other.location !== location);
        if (!twin) continue;
        report({
          ...location,
          message: `Address "${address}" belongs to two pages.`,
          hint: 'Rename one of the two files, or strike the alias.',
          related: [{ ...twin.location, message: 'The other page with this address.' }],
        });
      }
    }
  },
} satisfies Rule;
