import { isMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';
import { authoredTexts } from '../trace/authored-text.ts';

/** Words that claim what only somebody else can award, or what nobody can prove. */
const claims =
  /(?<![\w&])(?:#\s?1\b(?!\d)|no\. 1 (?:(?:golf |electric )*(?:carts? )?(?:dealer(?:ship)?|choice|shop|store|seller|service|repairs?|workshop|rentals?|source)|rated|in)\b|number[- ]one (?:(?:[\w-]+ ){0,3}?(?:dealer(?:ship)?|choice|shop|store|seller|service|repairs?|workshop|rentals?|source)|rated|in)\b|(?:voted|rated|ranked) (?:the )?(?:best|#\s?1|number one|top)\b|voted (?:by|one of|(?:the )?[\w'’]+(?: [\w'’]+)?[’']s (?:best|favorite))\b|award[- ]winning\b|(?:top|highest|best)[- ]rated\b|best[- ]reviewed\b|best (?:golf )?(?:carts?|dealer(?:ship)?|prices?|service|selection|deals?) (?:in|on|around)\b|best in (?:the )?(?:county|state|class|town|business|industry|new jersey|nj)\b|(?:guaranteed|guarantee the) (?:the )?(?:lowest|best)\b|(?:lowest|best)[- ]price guarantee(?:d)?\b|lowest prices? (?:in|anywhere|guaranteed)\b|price[- ]match guarantee\b|as seen (?:on|in)\b|certified by\b|endorsed by\b|accredited by\b|(?:world|nationally|internationally)[- ](?:famous|renowned|recognized)\b|world[- ]class\b|industry[- ]leading\b|(?:widest|largest|biggest|finest|greatest|lowest|cheapest|favorite) (?:[\w-]+ ){0,3}?(?:choice|selection|range|dealer(?:ship)?|shop|store|fleet|prices?|inventory|line-?up|service|workshop|carts?|showrooms?) (?:in|of|on) (?:the (?:nation|country|world|state|tri-state area|region|east coast)|america|new jersey|nj)\b|(?:nobody|no one|no (?:other )?(?:dealer|shop|store)) (?:else )?(?:(?:in|around) (?:the (?:county|state|area|region|business|trade|country)|town|\w+ county|new jersey|nj)|for miles(?: around)?|anywhere) (?:sells?|rents?|offers?|beats?|comes close)\b|voted us\b|(?:guaranteed (?:approval|financing)|approval (?:is )?guaranteed|(?:everyone|everybody|anyone) (?:is|gets) approved|(?:nobody|no one) is (?:ever )?(?:turned down|refused|declined))|unbeatable (?:prices?|service|selection)\b|(?:(?:family|locally)[- ]owned|in business|in the (?:trade|business)|(?:selling|renting|repairing|servicing) [\w -]{0,30}?|trusted|at it|around|dealer(?:ship)?|shop|store|company) since (?:19|20)\d\d\b|(?:largest|biggest) (?:[\w-]+ ){0,3}(?:dealer(?:ship)?|selection|inventory|fleet) (?:in|of|on)\b|leading (?:golf cart )?(?:dealer(?:ship)?|provider) (?:in|of|for)\b)/giu;

/** What every one of them has a part of: few texts do, and the pattern above is slow. */
const keyWords =
  /#|no\. 1|number|voted|rated|ranked|award|best|guarant|lowest|as seen|certified|endorsed|accredited|world|nationally|since|industry|unbeatable|largest|biggest|leading|widest|finest|greatest|cheapest|favorite|nobody|no one|no dealer|no other|approv/;

/** A promise of these kinds that is listed among the assurances has a source. */
export default {
  name: 'unsourced-claim',
  description: 'A customer who buys for a claim that nobody can prove was misled, and the dealer answers for it.',

  checkSite(site, report) {
    const facts = isMap(site.facts.tree.claims) ? site.facts.tree.claims : {};
    const assurances = Array.isArray(facts.assurances) ? facts.assurances.map((one) => String(one).toLowerCase()) : [];
    for (const { file, path, raw, value, fact } of authoredTexts(site)) {
      if (fact?.startsWith('claims.assurances') || fact?.startsWith('reviews.') || !mayClaim(value)) continue;
      for (const match of value.matchAll(claims)) {
        const [text] = match;
        const at = match.index;
        const isListed = assurances.some((assurance) => {
          const start = value.toLowerCase().indexOf(assurance, Math.max(0, at - assurance.length));
          return start !== -1 && start <= at && start + assurance.length >= at + text.length;
        });
        // What a reference brings in is judged where it is written.
        if (isListed || isDenied(value.slice(0, at)) || !raw.includes(text)) continue;
        report({
          ...file.locateWithin(path, text, value.slice(0, at).split(text).length - 1),
          message: `"${text}" is a claim without a source.`,
          hint: 'Say what can be shown, or list the promise under claims.assurances once there is proof.',
        });
      }
    }
  },
} satisfies Rule;

/** The last of several things that somebody does not do. */
const goesOn = /, (?:or |nor |and )?(?:call|claim|promise|pretend|boast|say|think|believe)\b[^,]*$/i;

/** "We do not claim to be the best dealer in the state." */
function isDenied(before: string): boolean {
  // "We do not press, bluff about demand, or call ourselves the best dealer."
  const said = before.split(/[.!?;:]\s/).at(-1) ?? '';
  const clause = goesOn.test(said) ? said : (said.split(/,\s/).at(-1) ?? '');
  return /\b(?:not|never|nobody|no one|without|whether|who is)\b|n['’]t\b/i.test(
    clause.replace(/\bnot (?:only|just|merely)\b/gi, ''),
  );
}

function mayClaim(text: string): boolean {
  return keyWords.test(text.toLowerCase());
}
