import type { Rule } from '../rules.ts';
import { writtenAddresses } from '../site/routes.ts';

export default {
  description: 'Of two pages on one address a visitor can only ever see one; the other is silently lost.',

  checkSite(site, report) {
    for (const twins of Map.groupBy(writtenAddresses(site), ({ address }) => address).values()) {
      // Report all of the places, since an author may have touched any of them.
      for (const written of twins) {
        const twin = twins.find((place) => place !== written);
        if (!twin) continue;
        report(written.locate(), {
          message: `Address "${written.address}" belongs to two pages.`,
          hint: 'Rename one of the two files, or take the alias out.',
          related: [{ ...twin.locate(), message: 'The other page with this address.' }],
        });
      }
    }
  },
} satisfies Rule;
