import { isMap } from '../../facts/facts.ts';
import { oncePer } from '../../memory/once-per.ts';
import { entriesOf } from '../../places/town-names.ts';
import type { Site } from '../../site/site.ts';
import { oneOf } from '../one-of.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';

/** "The Denago Turfman", "Denago's own Forester", "the Forester by Denago", "Denago makes the Nomad and the Forester": a cart of another brand. */
export const brandCarts: ClaimReader = {
  cue: (site) => namesOf(site).any,
  read(site, text) {
    const { patterns, brandOf, any, cart } = namesOf(site);
    const found = new Map<number, WrongClaim>();
    const tell = (name: string, own: { path: string; name: string }, brand: string, start: number) =>
      found.set(
        start,
        wrongClaim(
          text,
          { start, end: start + name.length },
          {
            rule: 'specification',
            message: `"${name}" is no cart of ${brand}, to which the words here count it.`,
            hint: 'Name the right brand, or one of its carts.',
            related: [{ ...site.facts.locate(`${own.path}.brand`), message: `Its brand is ${own.name}.` }],
          },
        ),
      );
    for (const pattern of patterns) {
      for (const match of text.value.matchAll(pattern)) {
        const { brand = '', cart: name = '' } = match.groups ?? {};
        const own = brandOf.get(name);
        if (own && own.name !== brand) tell(name, own, brand, match.index + match[0].lastIndexOf(name));
      }
    }
    for (const { own, brand, at, name } of strangersIn(text.value, { brandOf, any, cart })) tell(name, own, brand, at);
    return [...found.values()];
  },
};

const comparing = /\b(?:than|unlike|like|compared?|versus|vs|or|instead|beside|other)\b/i;

/** "Evolution carts: Ranger, Maverick, Classic and Nomad": a list of three and more, of which most are of the one brand that is named. */
function strangersIn(value: string, { brandOf, any, cart }: Pick<Names, 'brandOf' | 'any' | 'cart'>) {
  return sentencesOf(value).flatMap(({ sentence, index }) => {
    const brands = new Set([...sentence.matchAll(any ?? /$^/g)].map(([name]) => name));
    const [brand] = brands;
    if (brand === undefined || brands.size > 1 || !cart || comparing.test(sentence)) return [];
    const named = [...sentence.matchAll(cart)];
    const strangers = named.filter(({ 0: name }) => brandOf.get(name)?.name !== brand);
    if (named.length < 3 || strangers.length * 3 > named.length) return [];
    return strangers.flatMap(({ 0: name, index: at }) => {
      const own = brandOf.get(name);
      return own ? [{ own, brand, at: index + at, name }] : [];
    });
  });
}

interface Names {
  patterns: RegExp[];
  /** By the name of a series or model: where it is written, and the name of its brand. */
  brandOf: ReadonlyMap<string, { path: string; name: string }>;
  /** The name of a brand, without which nothing is said. */
  any: RegExp | undefined;
  cart: RegExp | undefined;
}

const namesOf = oncePer(({ facts: { tree } }: Site): Names => {
  const brands = new Map(entriesOf(tree.brands).map(([slug, { name }]) => [slug, String(name)]));
  const brandOf = new Map<string, { path: string; name: string }>();
  for (const collection of ['vehicles', 'series'] as const) {
    for (const [slug, entry] of entriesOf(tree[collection])) {
      const name = brands.get(String(entry.brand));
      const title = String(collection === 'series' ? entry.name : entry.model);
      // A series and its record that differ are another rule's.
      if (name === undefined || isContested(tree.series, entry)) continue;
      for (const one of [title, title.replace(/^(?:EV|[A-Z]\d) (?=[A-Z]\w{4,})/, '')])
        brandOf.set(one, { path: `${collection}.${slug}`, name });
    }
  }
  if (brands.size < 2 || brandOf.size === 0) return { patterns: [], brandOf, any: undefined, cart: undefined };
  const [brand, named] = [`\\b(?<brand>${oneOf(brands.values())})`, `(?<cart>${oneOf(brandOf.keys())})(?![\\w-])`];
  const words = '(?:(?!\\b(?:and|or|than|unlike|but|from|versus|vs)\\b)[^.!?;:()\\n])';
  return {
    brandOf,
    any: new RegExp(oneOf(brands.values()), 'g'),
    cart: new RegExp(`(?<![\\w-])${oneOf(brandOf.keys())}(?![\\w-])`, 'g'),
    patterns: [
      `${brand} ${named}`,
      `${brand}['’]s? (?:own |new |little |big )?${words}{0,30}?${named}`,
      `\\b${named},? (?:by|from|of|made by|built by) ${brand.slice(2)}`,
      `(?<=${brand} (?:makes|builds|offers|sells|has|calls|gave us) (?:(?!${oneOf(brands.values())})[^.!?;:()\\n]){0,80}?\\b)${named}`,
    ].map((source) => new RegExp(source, 'g')),
  };
});

function isContested(series: unknown, entry: Record<string, unknown>): boolean {
  const own = isMap(series) && typeof entry.series === 'string' ? series[entry.series] : undefined;
  return isMap(own) && own.brand !== entry.brand;
}
