import { describedFacts } from '../facts/described-facts.ts';
import { type Location, startOf } from '../finding.ts';
import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { hostOf } from '../site/routes.ts';
import type { BuiltSite, FinishedPage } from '../site/site.ts';

export default {
  description: 'A visitor who comes by a search result or a shared link lands nowhere, or one page counts as two.',

  verifySite(built, report) {
    const problemOf = createJudge(built);
    const hint = 'Addresses of this site begin with that of the dealer, name a page and end without a slash.';
    for (const page of built.pages) {
      for (const { kind, address } of page.addresses) {
        const problem = problemOf(address, kind);
        const message = `The ${kind} "${address}" of ${page.page.route} ${problem}.`;
        if (problem) report(placeOf(built, page, address), { message, hint });
      }
    }
  },
} satisfies Rule;

/** Makes a function that says what is wrong with an address, if anything. Addresses on other sites pass, except where ours is expected. */
function createJudge({ site, files }: BuiltSite) {
  // The address that this build is for: that of the dealer, or of a preview.
  const { baseUrl: base = '' } = JSON.parse(String(files.get('routes.json') ?? '{}')) as { baseUrl?: string };
  const known = addressesOf(site);
  return (address: string, kind: string): string | undefined => {
    if (address !== base && !address.startsWith(`${base}/`)) {
      if (kind !== 'structured data' || hostOf(address) === hostOf(base)) return `does not begin with ${base}`;
      return /^\/(?!\/)/.test(address) ? 'is not absolute' : undefined;
    }
    const path = address.slice(base.length).split(/[?#]/)[0] ?? '';
    if (path === '' || path === '/') return undefined;
    if (path.endsWith('/')) return 'ends in a slash';
    // The card of a page is drawn under the name that the page gives it.
    const isThere = known.has(path) || files.has(path.slice(1)) || path.startsWith('/cards/');
    return isThere ? undefined : 'leads to no page';
  };
}

/** The fact that has the address, if one does, or else the page. */
function placeOf({ site }: BuiltSite, { page }: FinishedPage, address: string): Location {
  const fact = describedFacts(site).find(({ value }) => value === address);
  return fact ? site.facts.locate(fact.path) : startOf(page.source.file);
}
