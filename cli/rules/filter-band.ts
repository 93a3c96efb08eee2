import { type FactMap, isMap } from '../facts/facts.ts';
import { figureIndexOf } from '../facts/figure-index.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** Between which prices a choice of the filter lets carts through, and the words that say so. */
const limits: readonly [key: string, words: RegExp][] = [
  ['below', /\b(?:under|below|less than|up to)\b/i],
  ['above', /\b(?:over|above|more than)\b/i],
];

export default {
  name: 'filter-band',
  description: 'A visitor who asks for carts under a price, or of a series, is shown others.',

  checkSite(site, report) {
    const inventory = isMap(site.facts.tree.inventory) ? site.facts.tree.inventory : {};
    for (const [at, band] of choicesOf(inventory, 'priceBands')) {
      checkLimits(site, inventory, at, band, report);
      checkWords(site, at, band, report);
    }
    for (const [at, choice] of choicesOf(inventory, 'categories')) checkName(site, inventory, at, choice, report);
  },
} satisfies Rule;

type Choice = FactMap & { label: string };

function choicesOf(inventory: FactMap, list: string): [path: string, choice: Choice][] {
  const choices = Array.isArray(inventory[list]) ? inventory[list] : [];
  return choices.flatMap((choice, at): [string, Choice][] =>
    isMap(choice) && typeof choice.label === 'string' ? [[`inventory.${list}.${at}`, choice as Choice]] : [],
  );
}

const lows: readonly string[] = ['from', 'above'];
const highs: readonly string[] = ['to', 'below'];

/** The prices of the words, of the address and of the filter are the same. A typed price is another rule's. */
function checkLimits(site: Site, inventory: FactMap, at: string, band: Choice, report: RuleReport): void {
  const isTyped = (site.facts.texts.get(`${at}.label`)?.references.length ?? 0) === 0;
  const said = figureIndexOf(site)
    .find(band.label)
    .flatMap((figure) => (figure.kind === 'money' ? [figure.value, figure.max ?? figure.value] : []));
  const { low, high } = isMap(inventory.priceLimits) ? inventory.priceLimits : {};
  // Of limits in the wrong order another rule tells.
  if (isTyped || said.length === 0 || Number(low) >= Number(high)) return;
  const keys = [...lows, ...highs].filter((key) => typeof band[key] === 'number');
  const told = (String(band.value).match(/\d{3,}/g) ?? []).map(Number);
  const isByAddress = told.length === keys.length && told.every((number, at) => band[keys[at] ?? ''] === number);
  const unsaid = keys.find((key) => band[key] !== (highs.includes(key) ? said.at(-1) : said[0]));
  if (unsaid) {
    // Of words, address and limits the one is wrong that the others outvote.
    const wrong = isByAddress ? 'label' : unsaid;
    tell(site, at, wrong, `The choice "${band.label}" filters by ${band[unsaid]}, which its words do not say.`, report);
    return;
  }
  // A band may have a name of its own in the address.
  if (told.length > 0 && !isByAddress)
    tell(site, at, 'value', `The choice "${band.label}" has the address "${band.value}".`, report);
}

function checkWords(site: Site, at: string, band: Choice, report: RuleReport): void {
  for (const [key, words] of limits) {
    const other = limits.find(([name]) => name !== key)?.[0] ?? '';
    if (words.test(band.label) && band[key] === undefined && band[other] !== undefined)
      tell(site, at, other, `The choice "${band.label}" shows what is ${other} the limit.`, report);
  }
}

/** A choice of one series under the name of another choice, or of another series. */
function checkName(site: Site, inventory: FactMap, at: string, { value, label }: Choice, report: RuleReport): void {
  const own = String(value).replaceAll('-', ' ').toLowerCase();
  const name = label.toLowerCase();
  if (name.includes(own)) return;
  const series = Object.values(isMap(site.facts.tree.series) ? site.facts.tree.series : {});
  const others = [
    ...choicesOf(inventory, 'categories').map(([, one]) => String(one.value)),
    ...series.flatMap((one) => (isMap(one) ? String(one.name).split(' ') : [])),
  ];
  // What is looked for in vain is told of elsewhere.
  const isKnown = series.some((one) => isMap(one) && String(one.name).toLowerCase().includes(own));
  if (isKnown && others.some((other) => other.length > 3 && other !== value && name.includes(other.toLowerCase())))
    tell(site, at, 'label', `The choice "${label}" looks for "${value}".`, report);
}

function tell(site: Site, at: string, key: string, message: string, report: RuleReport): void {
  const other = key === 'label' ? 'value' : 'label';
  report({
    ...site.facts.locate(`${at}.${key}`),
    message,
    hint: 'Let the words, the address and the limits say the same.',
    related: [{ ...site.facts.locate(`${at}.${other}`), message: `The ${other} of the choice.` }],
  });
}
