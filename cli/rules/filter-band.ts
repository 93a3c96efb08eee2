import { annotatedFacts, clash, numberAt } from '../facts/described-facts.ts';
import type { FactMap } from '../facts/facts.ts';
import type { Rule } from '../rules.ts';

/** Words of a label that say on which side of the limit a choice lies. */
const sides = { low: /\b(?:over|above|more than)\b/i, high: /\b(?:under|below|less than|up to)\b/i };

/** A schema says by `band` which keys of a choice are its lower and its upper limit; label and address name the same limits. */
export default {
  description: 'A visitor who asks for carts under a price is shown others.',

  checkFacts(site, report) {
    for (const { path, value, mark } of annotatedFacts<{ low: string[]; high: string[] }>(site, 'band')) {
      const { label, value: address } = value as FactMap;
      const limits = [...mark.low, ...mark.high].filter((key) => numberAt(site, `${path}.${key}`) !== undefined);
      // A limit typed into the label is another rule's.
      if (limits.length === 0 || !site.facts.texts.has(`${path}.label`)) continue;
      const numbers = limits.map((key) => numberAt(site, `${path}.${key}`));
      const said = (String(label).match(/\d[\d,.]*/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
      const inAddress = (String(address).match(/\d{3,}/g) ?? []).map(Number);
      const [first = ''] = limits;
      const side = mark.low.includes(first) ? 'high' : 'low';
      const isOtherSide = limits.length === 1 && sides[side].test(String(label));
      const isSaid = said.join() === numbers.join() && !isOtherSide;
      // Of label, limits and address the one is wrong that the others outvote. A band may have a name of its own in the address.
      const isAddressed = inAddress.length === 0 ? undefined : inAddress.join() === numbers.join();
      if (isSaid && isAddressed !== false) continue;
      const unsaid = limits[numbers.findIndex((number, at) => number !== said[at])] ?? first;
      const wrong = isSaid ? 'value' : isAddressed ? 'label' : unsaid;
      report(clash(site, `${path}.${wrong}`, { [`${path}.${wrong === 'label' ? 'value' : 'label'}`]: 'The choice.' }), {
        message: `The choice "${label}" has the address "${address}" and lets through what is ${limits.map((key, at) => `${key} ${numbers[at]}`).join(' ')}.`,
        hint: 'Let the words, the address and the limits say the same.',
      });
    }
  },
} satisfies Rule;
