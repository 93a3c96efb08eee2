import { type FactMap, isMap } from '../../facts/facts.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf, subjectsSharing } from '../authored-text.ts';
import { entitiesOf, shortNames, vehiclePathsOf } from '../entities.ts';
import { type Level, wordsAt } from '../surroundings.ts';

/** "Lifted on every Nomad and Rover" goes on behind the clause. */
const enumeration =
  /\b(?:every|each|all|both) (?:[\w'’-]+,? ){1,4}(?:and|or) (?:every |each |the )?[\w'’-]+(?: [A-Z\d]\S*)*/;

/** The list of a sentence that goes on behind the clause; empty where it has none. */
export function enumeratedIn(levels: readonly Level[]): string {
  return enumeration.exec(wordsAt(levels, 'sentence'))?.[0] ?? '';
}

/** "Unlike the Nomad and the Rover, it is not lifted." */
const contrast = /\b(?:unlike|in contrast to|as opposed to)\b[^,.;:!?]*/gi;

/** Paths of the entries of a collection that words are about: those that they name, apart from what they except, or what the text is about. */
export function entriesMeant(site: Site, text: AuthoredText, collection: string, levels: readonly Level[]): string[] {
  const left = exceptedIn(site, levels).flatMap((entry) => entriesOf(site, collection, entry));
  return namedOrOwn(site, text, levels)
    .flatMap((entry) => entriesOf(site, collection, entry))
    .filter((entry) => !left.includes(entry));
}

function namedOrOwn(site: Site, text: AuthoredText, levels: readonly Level[]): readonly string[] {
  const shared = subjectsSharing(site, text);
  // What a reference or a heading names differs from page to page.
  const written = { name: 'clause', weight: 4, text: text.raw.replace(/\{\{.*?\}\}/gs, ' ') } as const;
  const own = { name: 'clause', weight: 4, text: enumeratedIn(levels) } as const;
  const named = entriesNamed(site, shared.length > 0 ? [written] : [own, ...levels]);
  const subject = subjectOf(text);
  // "Freight belongs in a Turfman: there is no cargo bed here."
  const clause = wordsAt(levels, 'clause');
  // "It has no cargo bed; a Turfman 800 has."
  const isIt = shared.length === 0 && /^\s*(?:it|its)\b/i.test(clause) && entitiesOf(site).named(clause).size === 0;
  const isHere = isIt || /\b(?:here|this (?:cart|one|model))\b/i.test(clause);
  if (isHere && subject?.startsWith('vehicles.')) return [subject];
  return named ?? (shared.length > 0 ? shared : subject === undefined ? [] : [subject]);
}

/** The entries that the nearest words name; of their sentence only those that it begins with: "beds from the Turfman 200 on, lifted frames". */
function entriesNamed(site: Site, levels: readonly Level[]): string[] | undefined {
  return levels
    .map(({ name, text: all }) => {
      const text = all.replace(contrast, ' ');
      const words =
        name === 'sentence' ? text.replace(/(?<=\w)\s+(?:from|to|with|for|like|than|beside|behind)\b.*$/is, '') : text;
      const named = [...entitiesOf(site).named(words)].filter((path) => isNamedAs(site, path, words));
      // The title of a record has the names of its brand and series in it, as its path has.
      const vehicles = name === 'above' || name === 'page' ? named.filter((path) => path.startsWith('vehicles.')) : [];
      return vehicles.length > 0 ? vehicles : named;
    })
    .find((entries) => entries.length > 0);
}

/** "Every Denago except the EV City", and "all but the EV City", which no clause holds. */
function exceptedIn(site: Site, levels: readonly Level[]): string[] {
  const [, ...left] = wordsAt(levels, 'clause').split(/\b(?:except(?: for)?|apart from|other than|but not|save)\b/i);
  const but = /\b(?:all|every\w*|any\w*|each) but ([^.;:!?]*)/i.exec(wordsAt(levels, 'sentence'))?.[1] ?? '';
  return [...entitiesOf(site).named([...left, but].join(' | '))];
}

/** By its name as it is written: "a people carrier" is not the series Carrier. */
function isNamedAs(site: Site, path: string, text: string): boolean {
  if (!/^(?:vehicles|series|brands|rentals)\./.test(path)) return false;
  const [collection = '', slug = ''] = path.split('.');
  const found = valueAt(site.facts.tree, [collection, slug]);
  const entry: FactMap = isMap(found) ? found : {};
  const { name, model } = entry;
  const nickname = path.startsWith('series.') && String(name).split(' ').at(-1);
  return [name, model, nickname, ...shortNames(collection, entry)].some(
    (one) => typeof one === 'string' && text.includes(one),
  );
}

/** The vehicles of a series or brand, the brand of a vehicle or series, or the entry itself. */
function entriesOf(site: Site, collection: string, entry: string): string[] {
  const [own = '', slug = ''] = entry.split('.');
  if (own === collection) return [entry];
  const data = valueAt(site.facts.tree, [own, slug]);
  if (collection === 'brands') return isMap(data) && typeof data.brand === 'string' ? [`brands.${data.brand}`] : [];
  return vehiclePathsOf(site, entry);
}
