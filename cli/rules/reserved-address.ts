import type { Rule } from '../rules.ts';
import { writtenAddresses } from '../site/routes.ts';

/** First parts of addresses at which the server answers by itself, or where the build puts other files. */
const reserved = ['api', 'healthz', 'livez', 'assets', 'images', 'cards', 'data', 'index'];

export default {
  description: 'A page at an address that the server keeps for itself is seen by nobody.',

  checkSite(site, report) {
    for (const { address, locate } of writtenAddresses(site)) {
      const [, first = ''] = address.split('/');
      if (!reserved.includes(first)) continue;
      report(locate(), {
        message: `Address "${address}" begins with "/${first}", which the server keeps for itself.`,
        hint: 'Give the page another address.',
      });
    }
  },
} satisfies Rule;
