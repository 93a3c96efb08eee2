import { type FactMap, isMap } from '../facts/facts.ts';
import { oncePer, oncePerText } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { oneOf } from './one-of.ts';

/** The entries of the facts that have names, and a reader that tells which of them a text names. */
export interface Entities {
  /** Path of the entry that a fact belongs to: `vehicles.denago-ev-city` for its price, `rentals.utility` for its deposit. */
  of(path: string): string | undefined;
  /** Paths of the entries that the text names; the longest name wins, so that "EV Nomad XL" is not the EV Nomad. */
  named(text: string): ReadonlySet<string>;
  nameOf(path: string): string;
}

const collections = ['vehicles', 'series', 'brands', 'showrooms', 'rentals'];
export const entitiesOf = oncePer((site: Site) => createEntities(site.facts.tree));

function createEntities(tree: FactMap): Entities {
  const byPhrase = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  const byName = new Map<string, string>();
  for (const collection of collections) {
    for (const [slug, entry] of Object.entries(mapOf(tree[collection]))) {
      const path = `${collection}.${slug}`;
      names.set(path, String(mapOf(entry).name ?? slug));
      byName.set(normal(names.get(path) ?? ''), path);
      for (const phrase of [...phrasesOf(collection, slug, mapOf(entry)), ...shortNames(collection, mapOf(entry))]) {
        const key = normal(phrase);
        if (key) byPhrase.set(key, (byPhrase.get(key) ?? new Set()).add(path));
      }
    }
  }
  const pattern =
    byPhrase.size > 0 ? new RegExp(`(?<![a-z0-9])${oneOf(byPhrase.keys())}(?![a-z0-9]|\\+)`, 'g') : undefined;
  const nicknames = nicknamesOf(mapOf(tree.series));
  return {
    of: oncePerText((path) => {
      const steps = path.split('.');
      const own = steps.slice(0, 2).join('.');
      if (names.has(own)) return own;
      return ['rentals', 'showrooms']
        .map((collection) => `${collection}.${steps.at(-1)}`)
        .find((entry) => names.has(entry));
    }),
    nameOf: (path) => names.get(path) ?? path,
    named: oncePerText((text) => {
      const hits = pattern ? (normal(text).match(pattern) ?? []) : [];
      // A label that is a name and nothing else names even what is a common word elsewhere: "Utility".
      const whole = text.split(' | ').map((label) => byName.get(normal(label)));
      return new Set([
        ...hits.flatMap((hit) => [...(byPhrase.get(hit) ?? [])]),
        ...nicknames.filter(({ pattern: nickname }) => nickname.test(text)).map(({ path }) => path),
        ...whole.filter((one) => one !== undefined),
      ]);
    }),
  };
}

const all =
  /(?<!\b(?:than|of|among|beats|unlike) )\b(?:every|all|each|any)\s+(?:(?:one|\d+|other|single|new|of)\s+){0,2}/gi;
const generic = /^(?:model|cart|vehicle|them|these|our|its|series|trim)/i;

/** True where words speak of every one of something: "every model", "all Denagos". */
export function speaksOfAll(site: Site, words: string): boolean {
  const isNamed = (behind: string) => entitiesOf(site).named(behind.split(/\s+/).slice(0, 3).join(' ')).size > 0;
  return [...words.matchAll(all)].some(({ index, 0: match }) => {
    const behind = words.slice(index + match.length, index + match.length + 60);
    return generic.test(behind) || isNamed(behind);
  });
}

/** The vehicles of a series or a brand, given by its path, under their slugs. */
export function vehiclesOf({ facts: { tree } }: Site, group: string): FactMap {
  const [collection = '', slug] = group.split('.');
  const key = { series: 'series', brands: 'brand' }[collection];
  const isOfGroup = (vehicle: unknown) => key !== undefined && mapOf(vehicle)[key] === slug;
  return Object.fromEntries(Object.entries(mapOf(tree.vehicles)).filter(([, vehicle]) => isOfGroup(vehicle)));
}

/** Their paths: `vehicles.denago-ev-city`. */
export function vehiclePathsOf(site: Site, group: string): string[] {
  return Object.keys(vehiclesOf(site, group)).map((slug) => `vehicles.${slug}`);
}

function phrasesOf(collection: string, slug: string, { name, model }: FactMap): string[] {
  const own = [name, model].filter((text) => typeof text === 'string');
  if (collection === 'showrooms') return [...own, ...own.map((text) => text.replace(/ Showroom$/, ' location'))];
  if (collection !== 'rentals') return own;
  const words = slug.replaceAll('-', ' ');
  const seats = words.replace(/seater$/, 'seat');
  return slug === 'utility'
    ? ['utility cart', 'utility carts', 'utility rental']
    : [...own, words, `${words}s`, seats, `${seats}s`];
}

/** "GT4" of the D6 Max GT4, "Rover XL6" and "XL6" of the EV Rover XL6: what is left of a model without its code and its series. */
export function shortNames(collection: string, { model }: FactMap): string[] {
  if (collection !== 'vehicles' || typeof model !== 'string') return [];
  const withoutCode = /^(?:EV|[A-Z]\d) (\S+ .+)$/.exec(model)?.[1];
  const code = /(?:^| )([A-Z]{2,}\d)$/.exec(model)?.[1];
  return [withoutCode, code].filter((name) => name !== undefined);
}

/**
 * "Nomad" of the EV Nomad, which in lower case is anybody; "the Rover XL" is a model. Of four letters, as "City", it is a common word, and
 * a name only in a list with another: "every City, Nomad and Rover".
 */
function nicknamesOf(series: FactMap): { path: string; pattern: RegExp }[] {
  const all = Object.entries(series).flatMap(([slug, one]) => {
    const short = /^(?:EV|[A-Z]\d) ([A-Z]\w{3,})$/.exec(String(mapOf(one).name))?.[1];
    return short === undefined ? [] : [{ path: `series.${slug}`, short }];
  });
  const known = all.filter(({ short }) => short.length > 4).map(({ short }) => short);
  const code = '(?<!(?:EV|[A-Z]\\d)[ -])\\b';
  return all
    .filter(({ short }) => short.length > 4 || known.length > 0)
    .map(({ path, short }) => {
      const own = `${code}${short}s?\\b(?![ -][A-Z\\d])`;
      if (short.length > 4) return { path, pattern: new RegExp(own) };
      const [list, joint] = [`${oneOf(known)}s?`, '(?:, (?:and |or )?| and | or | & )(?:the )?'];
      return { path, pattern: new RegExp(`(?<=${list}${joint})${own}|${own}(?=${joint}${list})`) };
    });
}

/** Lower case, with single spaces and no hyphens. */
function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim();
}

function mapOf(value: unknown): FactMap {
  return isMap(value) ? value : {};
}
