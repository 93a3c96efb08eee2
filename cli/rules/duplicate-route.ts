import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { writtenAddresses } from '../site/addresses.ts';

export default {
  name: 'duplicate-route',
  description: 'Of two pages on one address a visitor can only ever see one; the other is silently lost.',

  checkSite(site, report) {
    const taken = new Map<string, Location>();
    for (const { address, location } of site.pages.flatMap((page) => writtenAddresses(page, site))) {
      const first = taken.get(address);
      if (!first) {
        taken.set(address, location);
        continue;
      }
      report(clash(address, location, first));
      report(clash(address, first, location));
    }
  },
} satisfies Rule;

/** The finding at one of the two places; an author may have touched either. */
function clash(address: string, at: Location, elsewhere: Location): Parameters<RuleReport>[0] {
  return {
    ...at,
    message: `Address "${address}" belongs to two pages.`,
    hint: 'Rename one of the two files, or strike the alias.',
    related: [{ ...elsewhere, message: 'The other page with this address.' }],
  };
}
