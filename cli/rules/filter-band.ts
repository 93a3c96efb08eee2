import { isMap } from '../facts/facts.ts';
import { figureIndexOf } from '../facts/figure-index.ts';
import type { Rule } from '../rules.ts';

/** Between which prices a choice of the filter lets carts through, and the words that say so. */
const limits: readonly [key: string, words: RegExp][] = [
  ['below', /\b(?:under|below|less than|up to)\b/i],
  ['above', /\b(?:over|above|more than)\b/i],
];

export default {
  name: 'filter-band',
  description: 'A visitor who asks for carts under a price is shown others.',

  check(site, report) {
    const { inventory } = site.facts.tree;
    const bands = isMap(inventory) && Array.isArray(inventory.priceBands) ? inventory.priceBands : [];
    for (const [at, band] of bands.entries()) {
      if (!isMap(band) || typeof band.label !== 'string') continue;
      const { label } = band;
      const said = figureIndexOf(site)
        .find(label)
        .flatMap((figure) => (figure.kind === 'money' ? [figure.value, figure.max ?? figure.value] : []));
      const tell = (key: string, message: string) =>
        report({
          ...site.facts.locate(`inventory.priceBands.${at}.${key}`),
          message,
          hint: 'Let the words and the limits say the same.',
          related: [{ ...site.facts.locate(`inventory.priceBands.${at}.label`), message: 'The words of the choice.' }],
        });
      for (const key of ['below', 'from', 'to', 'above']) {
        const limit = band[key];
        if (typeof limit !== 'number' || said.length === 0 || said.includes(limit)) continue;
        tell(key, `The choice "${label}" filters by ${limit}, which its words do not say.`);
      }
      for (const [key, words] of limits) {
        const other = limits.find(([name]) => name !== key)?.[0] ?? '';
        if (words.test(label) && band[key] === undefined && band[other] !== undefined)
          tell(other, `The choice "${label}" shows what is ${other} the limit.`);
      }
    }
  },
} satisfies Rule;
