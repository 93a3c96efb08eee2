import { mapOf } from '../../schemas/fact-map.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { valueAt } from '../source/source-file.ts';

/**
 * Finds the first step of the path that fails, and suggests a fact whose path ends in the same name, or else the nearest key.
 * @param otherwise what to do if none of these is meant
 */
export function didYouMeanFact(path: string, all: object, otherwise = ''): string | undefined {
  const steps = path.split('.');
  const holderAt = (index: number) => valueAt(all, steps.slice(0, index));
  const lost = steps.findIndex((step, index) => !Object.keys(Object(holderAt(index))).includes(step));
  // A derived fact may be there without a value.
  const at = lost === -1 ? steps.length - 1 : lost;
  const keys = Object.keys(mapOf(holderAt(at))).filter((key) => key !== steps[at]);
  if (keys.includes((steps[at] ?? '').replace(/Until$/, '')))
    return `It is only there while the value has a last day: put the words into {% if ${path} %} and {% endif %}.`;
  const [group] = Object.entries(steps.length > 1 ? {} : all).find(([, map]) => Object.hasOwn(mapOf(map), path)) ?? [];
  // A fact for each entry of a collection, such as a deposit for each kind of cart, lacks the new entry.
  const isFor = (map: unknown) => [...keys, steps[at] ?? ''].every((key) => Object.hasOwn(mapOf(map), key));
  const before = steps.slice(0, at).join('.');
  if (keys.length > 0 && Object.values(all).some(isFor))
    return `"${before}" has: ${keys.join(', ')}. Add "${steps[at]}" to it.${otherwise}`;
  const near = group ? `Did you mean "${group}.${path}"?` : didYouMean(steps[at] ?? '', keys);
  if (near) return (before === '' ? near : near.replace(/"(.+?)"/g, `"${before}.$1"`)) + otherwise;
  if (before === '') return `Write the whole path of a fact; "npm run facts" lists them all.${otherwise}`;
  // A figure in words (`priceText`) goes without saying.
  const listed = keys.filter((key) => !key.endsWith('Text') || !keys.includes(key.slice(0, -4)));
  return listed.length > 0 ? `"${before}" has: ${listed.join(', ')}.${otherwise}` : undefined;
}
