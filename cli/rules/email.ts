import { annotatedFacts } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';
import { linksOf } from '../site/links.ts';

/** A link that writes to the dealer's own domain, or to what may be taken for it, at an address that no fact holds. */
export default {
  name: 'email',
  description: 'A customer who writes to an address that nobody reads waits for an answer in vain.',

  checkSite(site, report) {
    const facts = annotatedFacts<{ kind: string }>(site, 'figure').filter(({ mark }) => mark.kind === 'email');
    const known = new Map(facts.map(({ path, value }) => [String(value).toLowerCase(), path]));
    const domains = new Map([...known].map(([address, path]) => [lettersOf(address), path]));
    for (const { target, label, locate } of linksOf(site)) {
      const address = /^mailto:([^?]+)/.exec(target)?.[1]?.toLowerCase() ?? '';
      const own = domains.get(lettersOf(address));
      // An address that stands in a text is a typed figure.
      if (own === undefined || known.has(address) || label?.toLowerCase() === address) continue;
      report({
        ...locate(),
        message: `"${address}" is an address that no fact holds: "${own}" is another.`,
        hint: `Write {{ ${own} }}, or make it a fact in site.yaml.`,
        related: [{ ...site.facts.locate(own), message: 'The address that is a fact.' }],
      });
    }
  },
} satisfies Rule;

/** The letters of an address' domain: "raritan-carts.example" is easily written for "raritancarts.example". */
function lettersOf(address: string): string {
  return (address.split('@')[1] ?? '').replace(/[^a-z.]/g, '');
}
