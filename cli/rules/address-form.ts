import { describedFacts } from '../facts/described-facts.ts';
import type { Location } from '../finding.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import type { Rule } from '../rules.ts';
import type { BuiltPage, BuiltSite } from '../site/built-site.ts';
import { addressesOf } from '../site/links.ts';

/** Keys of structured data that hold addresses. */
const addressKeys = new Set([
  '@id',
  'url',
  'item',
  'sameAs',
  'image',
  'logo',
  'mainEntityOfPage',
  'merchantReturnLink',
]);

export default {
  name: 'address-form',
  description: 'A visitor who comes by a search result or a shared link lands nowhere, or one page counts as two.',

  verifyPage(page, built, report) {
    for (const { kind, address } of addressesIn(page)) {
      const problem = problemsOf(built)(address, kind);
      if (!problem) continue;
      report({
        ...placeOf(built, page, address),
        message: `The ${kind} "${address}" of ${page.page.route} ${problem}.`,
        hint: 'Addresses of this site begin with that of the dealer, name a page and end without a slash.',
      });
    }
  },

  verifySite(built, report) {
    for (const [, address = ''] of String(built.files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const problem = problemsOf(built)(address, 'sitemap entry');
      if (!problem) continue;
      report({ ...built.site.facts.locate('dealer.url'), message: `The sitemap entry "${address}" ${problem}.` });
    }
  },
} satisfies Rule;

/** The address that this build is for: the dealer's own, or that of a preview. */
function baseOf({ files }: BuiltSite): string {
  return (JSON.parse(String(files.get('routes.json') ?? '{}')) as { baseUrl?: string }).baseUrl ?? '';
}

/** Says what is wrong with an address, if anything. One on another site is none of ours, except where ours is expected. */
const problemsOf = oncePer((built: BuiltSite) => {
  const base = baseOf(built);
  const known = addressesOf(built.site);
  const host = hostOf(base) ?? '';
  // The same few addresses stand on every page.
  const hosts = oncePerText(hostOf);
  return (address: string, kind: string): string | undefined => {
    if (hosts(address) !== host && kind === 'structured data')
      return /^\/(?!\/)/.test(address) ? 'is not absolute' : undefined;
    if (address !== base && !address.startsWith(`${base}/`)) return `does not begin with ${base}`;
    const path = address.slice(base.length).split(/[?#]/)[0] ?? '';
    if (path === '' || path === '/') return undefined;
    if (path.endsWith('/')) return 'ends in a slash';
    // A page's card is drawn under the name that the page gives it.
    if (path.startsWith('/cards/')) return undefined;
    return known.has(path) || built.files.has(path.slice(1)) ? undefined : 'leads to no page';
  };
});

function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}

interface Address {
  kind: 'canonical address' | 'og:url' | 'structured data';
  address: string;
}

function addressesIn({ reading }: BuiltPage): Address[] {
  const addresses: Address[] = [
    ...reading.canonical.map((address): Address => ({ kind: 'canonical address', address })),
    ...reading.ogUrl.map((address): Address => ({ kind: 'og:url', address })),
  ];
  collect(reading.structuredData, undefined, addresses);
  return addresses;
}

function collect(node: unknown, key: string | undefined, addresses: Address[]): void {
  if (typeof node === 'string' && key !== undefined && addressKeys.has(key))
    addresses.push({ kind: 'structured data', address: node });
  if (Array.isArray(node)) for (const item of node) collect(item, key, addresses);
  else if (node && typeof node === 'object')
    for (const [name, item] of Object.entries(node)) collect(item, name, addresses);
}

/** The fact that holds the address, where one does; or else the page. */
function placeOf({ site }: BuiltSite, { page }: BuiltPage, address: string): Location {
  const fact = describedFacts(site).find(({ value }) => value === address);
  return fact ? site.facts.locate(fact.path) : { file: page.source.file, line: 1, column: 1 };
}
