import type { Rule } from '../rules.ts';
import { isReserved, writtenAddresses, writtenRedirects } from '../site/routes.ts';

export default {
  description: 'A page at an address that the server keeps for itself is seen by nobody.',

  checkSite(site, report) {
    for (const { address, locate } of [...writtenAddresses(site), ...writtenRedirects(site)]) {
      if (!isReserved(address)) continue;
      report(locate(), {
        message: `Address "${address}" begins with "/${address.split('/')[1]}", which the server keeps for itself.`,
        hint:
          address === '/404'
            ? 'To answer unknown addresses with this page, write catch: [{ pattern: "/*" }].'
            : 'Give the page, or the redirect, another address.',
      });
    }
  },
} satisfies Rule;
