import { didYouMean } from '../report/did-you-mean.ts';

/** Looks along the path for the first step that fails, and offers the nearest of its neighbours, else a fact of the same last name. */
export function didYouMeanFact(name: string, rest: string, all: object): string | undefined {
  const steps = name.split('.');
  let node: unknown = all;
  for (const [index, step] of steps.entries()) {
    const keys = node && typeof node === 'object' ? Object.keys(node) : [];
    if (!keys.includes(step)) {
      if (Array.isArray(node))
        return `It has ${keys.length} entries, of which the first is 0 and the last ${keys.length - 1}.`;
      const same = steps.length === 1 && rest === '' ? pathTo(name, all) : undefined;
      const near = same ? `Did you mean "${same}"?` : didYouMean(step, keys);
      const before = steps.slice(0, index).join('.');
      if (near)
        return (
          entryAs(near, node, [...steps.slice(index + 1), ...(rest === '' ? [] : rest.split('.'))]) ??
          near.replace('"', `"${before === '' ? '' : `${before}.`}`)
        );
      if (before) return keys.length > 0 ? `"${before}" has: ${keys.slice(0, 12).join(', ')}.` : undefined;
      return 'Write the whole path of a fact; "npm run facts" lists them all.';
    }
    node = (node as Record<string, unknown>)[step];
  }
  return undefined;
}

/** Where a collection is near and the path goes on as in its entries: the same of an entry, as in `vehicles.ev-city.price`. */
function entryAs(near: string, facts: unknown, rest: readonly string[]): string | undefined {
  const name = near.split('"')[1] ?? '';
  // To look at a text is to read it, and it may be this that is being read.
  const entries = Object.entries(Object.getOwnPropertyDescriptors(Object((facts as Record<string, object>)[name])));
  const [key] = rest;
  if (key === undefined || entries.some(([slug]) => slug === key)) return undefined;
  const [slug] = entries.find(([, { value }]) => value && typeof value === 'object' && Object.hasOwn(value, key)) ?? [];
  return slug && `Say which of "${name}" it is, as in ${[name, slug, ...rest].join('.')}.`;
}

/** The first path of two steps that ends in this name. */
function pathTo(name: string, facts: object): string | undefined {
  const holder = Object.entries(facts).find(([, map]) => map && typeof map === 'object' && Object.hasOwn(map, name));
  return holder && `${holder[0]}.${name}`;
}
