import type { Rule } from '../rules.ts';
import { writtenAddresses, writtenRedirects } from '../site/routes.ts';

/** First parts of addresses that the server answers itself, where the build puts other files, or that mean "not found" to a host. */
const reserved = ['api', 'healthz', 'livez', 'assets', 'images', 'cards', 'data', 'index', '404'];

export default {
  description: 'A page at an address that the server keeps for itself is seen by nobody.',

  checkSite(site, report) {
    for (const { address, locate } of [...writtenAddresses(site), ...writtenRedirects(site)]) {
      const [, first = ''] = address.split('/');
      if (!reserved.includes(first)) continue;
      report(locate(), {
        message: `Address "${address}" begins with "/${first}", which the server keeps for itself.`,
        hint: 'Give the page, or the redirect, another address.',
      });
    }
  },
} satisfies Rule;
