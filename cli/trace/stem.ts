import { oncePer, oncePerText } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';

const irregular: Readonly<Record<string, string>> = {
  daily: 'day',
  days: 'day',
  wide: 'width',
  high: 'height',
  long: 'length',
  weekly: 'week',
  ages: 'age',
  aged: 'age',
  rent: 'rental',
  rents: 'rental',
  rented: 'rental',
  renting: 'rental',
  renter: 'rental',
  renters: 'rental',
  buy: 'sale',
  bought: 'sale',
  purchase: 'sale',
  purchases: 'sale',
  hire: 'hire',
  hires: 'hire',
  hired: 'hire',
  buyer: 'sale',
  buyers: 'sale',
  buying: 'sale',
};
const stop = new Set(
  'the and for with from that this are our your you who has have its his her per not than any all each one min max value percent dollars per policy'.split(
    ' ',
  ),
);

/** The part of a word that its forms share, good enough to match `delivery` with `delivered`: no more than six letters. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  // "Pets", "fees", "cars".
  if (/^[a-z]{3}s$/.test(word) && !/[su]s$/.test(word)) return word.slice(0, 3);
  return word
    .replace(/(?:ies|ing|ed|es|s|y|ly|ation|ment)$/, (ending) => (word.length - ending.length >= 4 ? '' : ending))
    .slice(0, 6);
}

/** The stems of the words of a text, or of a path in camel case or with hyphens; small words and units left out. */
export function stemsOf(text: string): Set<string> {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]{3,}/g);
  return new Set((words ?? []).filter((word) => !stop.has(word)).map(stem));
}

/** As `stemsOf`, each text once: the same labels, titles and names of pages stand around many texts of a site. */
export const stemReaderOf = oncePer((_: Site): ((text: string) => ReadonlySet<string>) => oncePerText(stemsOf));
