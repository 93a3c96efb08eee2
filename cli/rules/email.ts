import { isMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';
import { linksOf } from '../site/links.ts';
import { authoredTexts } from '../trace/authored-text.ts';
import { locateInText } from '../trace/source-span.ts';

const address = /[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g;

/** Boxes that a business has, at whatever domain. */
const roles =
  /^(?:help|info|hello|hi|sales|service|contact|support|office|mail|rentals?|team|orders?|dealer|showroom)@/i;

/** An address of the dealer's own domain, or one that may be taken for it, other than the one under `dealer.email`, typed into a text or a link. */
export default {
  name: 'email',
  description: 'A customer who writes to an address that nobody reads waits for an answer in vain.',

  checkSite(site, report) {
    const { dealer } = site.facts.tree;
    const own = isMap(dealer) && typeof dealer.email === 'string' ? dealer.email.toLowerCase() : '';
    const domain = own.split('@')[1];
    if (!domain) return;
    const isWrong = ({ 0: found, 1: host = '' }: RegExpMatchArray) => {
      const isLike = letters(host) === letters(domain) || roles.test(found);
      return isLike && found.toLowerCase() !== own;
    };
    const describe = (found: string) => ({
      message: `"${found}" is an address that no fact holds: dealer.email is ${own}.`,
      hint: 'Write {{ dealer.email }}, or make it a fact in site.yaml.',
      related: [{ ...site.facts.locate('dealer.email'), message: 'The address of the dealer.' }],
    });
    for (const text of authoredTexts(site)) {
      if (text.fact === 'dealer.email' || !text.value.includes('@')) continue;
      for (const found of [...text.value.matchAll(address)].filter(isWrong)) {
        const location = locateInText(text, found.index, found.index + found[0].length);
        report({ ...location, ...describe(found[0]) });
      }
    }
    for (const { target, locate, inProse } of linksOf(site)) {
      // A link in prose is a part of its text.
      if (inProse || !target.startsWith('mailto:')) continue;
      for (const found of [...target.matchAll(address)].filter(isWrong)) report({ ...locate(), ...describe(found[0]) });
    }
  },
} satisfies Rule;

/** "raritan-carts.example" is easily written for "raritancarts.example". */
function letters(host: string): string {
  return host.toLowerCase().replace(/[^a-z.]/g, '');
}
