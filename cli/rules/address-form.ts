import { describedFacts } from '../facts/described-facts.ts';
import { startOf } from '../finding.ts';
import type { PageReading } from '../html/page-reading.ts';
import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { hostOf } from '../site/routes.ts';
import type { BuiltSite } from '../site/site.ts';

export default {
  description: 'A visitor who comes by a search result or a shared link lands nowhere, or one page counts as two.',

  verifySite(built, report) {
    const { site, pages, files } = built;
    // The address that this build is for: that of the dealer, or of a preview.
    const { baseUrl = '' } = JSON.parse(files.get('routes.json') ?? '{}') as { baseUrl?: string };
    for (const { page, addresses } of pages) {
      for (const stated of addresses) {
        const problem = problemOf(stated, built, baseUrl);
        if (problem === undefined) continue;
        const fact = describedFacts(site).find(({ value }) => value === stated.address);
        report(fact ? site.facts.locate(fact.path) : startOf(page.source.file), {
          message: `The ${stated.kind} "${stated.address}" of ${page.route} ${problem}.`,
          hint: 'Addresses of this site begin with that of the dealer, name a page and end without a slash.',
        });
      }
    }
  },
} satisfies Rule;

/** What is wrong with an address, if anything. Addresses on other sites pass, except where ours is expected. */
function problemOf({ kind, address }: PageReading['addresses'][number], { site, files }: BuiltSite, base: string) {
  if (address !== base && !address.startsWith(`${base}/`)) {
    if (kind !== 'structured data' || hostOf(address) === hostOf(base)) return `does not begin with ${base}`;
    return /^\/(?!\/)/.test(address) ? 'is not absolute' : undefined;
  }
  const path = address.slice(base.length).split(/[?#]/)[0] ?? '';
  if (path === '' || path === '/') return undefined;
  if (path.endsWith('/')) return 'ends in a slash';
  // The card of a page is drawn under the name that the page gives it.
  const isThere = addressesOf(site).has(path) || files.has(path.slice(1)) || path.startsWith('/cards/');
  return isThere ? undefined : 'leads to no page';
}
