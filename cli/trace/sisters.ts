import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { vehiclePathsOf } from './entities.ts';

/** "The Plus", "the XL", "the longer Carrier", "the plain version": one of the series of the cart that the text is about, by what its name has besides. */
export function sistersNamed(site: Site, own: string | undefined, words: string): string[] {
  if (!own?.startsWith('vehicles.')) return [];
  const at = (path: string, key: string) => String(valueAt(site.facts.tree, [...path.split('.'), key]));
  const tokens = (path: string) => at(path, 'model').split(' ');
  const mine = tokens(own);
  const series = `series.${at(own, 'series')}`;
  const isOther = sizedOne(at(series, 'name').split(' ').at(-1) ?? '').test(words);
  return vehiclePathsOf(site, series).filter((path) => {
    const more = tokens(path).filter((token) => !mine.includes(token));
    if (path === own) return false;
    if (isOther) return true;
    if (more.length === 0) return plainOne.test(words) && mine.length === tokens(path).length + 1;
    // Of "Maverick 4 Plus" the Plus of the Maverick 2+2 is none.
    return more.length === 1 && tokens(path).length >= mine.length && isNamedBy(words, more[0] ?? '');
  });
}

const plainOne = /\b(?:the|its) (?:plain|standard|regular|base|basic)\b/i;

/** "The longer Carrier": another of the same series. */
function sizedOne(series: string): RegExp {
  return new RegExp(`\\b(?:longer|shorter|bigger|larger|smaller|other|taller|wider) ${RegExp.escape(series)}\\b`);
}

function isNamedBy(words: string, token: string): boolean {
  return new RegExp(`\\b(?:[Tt]he|[Ii]ts) (?:[a-z-]+ )?${RegExp.escape(token)}(?![\\w+-])`).test(words);
}
