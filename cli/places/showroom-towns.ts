import { isPlace, milesBetween, type Place } from '../../schemas/places.ts';
import { type FactMap, isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { oneOf } from '../trace/one-of.ts';
import { sentenceBefore } from '../trace/surroundings.ts';
import { standsIn } from './position.ts';
import { entriesOf, townNamesOf, townPattern, townsListed } from './town-names.ts';

/** The towns of the service area, and in which of them customers can be met. */
export interface ShowroomTowns {
  /** Slugs by name, with and without the kind of town: "Monroe", "Monroe Township". */
  byName: ReadonlyMap<string, string>;
  /** Slugs of the towns in which customers can be met. */
  withShowroom: ReadonlySet<string>;
  /** By town the towns of the showrooms that are near enough to deliver from, as slugs, the nearest first. */
  near: ReadonlyMap<string, readonly string[]>;
  /** Where the main showroom is. */
  main: string | undefined;
  /** Texts that say that a showroom is in a town, which is its last group. */
  patterns: readonly RegExp[];
  /** Texts that call the showroom of a town, which is the group, the nearest. */
  asNearest: readonly RegExp[];
  town: RegExp;
}

/** Miles that deliveries may come from farther than from the nearest showroom. */
const detour = 5;

/** Undefined while the facts do not say where the showrooms are. */
export const showroomTownsOf = oncePer((site: Site): ShowroomTowns | undefined => {
  const { facts, invalidFacts } = site;
  if (isInvalidFact('showrooms', invalidFacts) || isInvalidFact('dealer.mainShowroom', invalidFacts)) return undefined;
  const byName = townNamesOf(site);
  const showrooms = entriesOf(facts.tree.showrooms);
  const withShowroom = new Set(showrooms.flatMap(([, showroom]) => townsOf(showroom, byName)));
  if (byName.size === 0 || withShowroom.size === 0) return undefined;
  const dealer = isMap(facts.tree.dealer) ? facts.tree.dealer : {};
  const main = showrooms.find(([slug]) => slug === dealer.mainShowroom)?.[1];
  const town = townPattern(byName.keys());
  return {
    byName,
    withShowroom,
    near: nearOf(site, byName),
    main: main && String(main.municipality),
    patterns: patternsOf(town, String(dealer.name)),
    asNearest: [
      `(?:nearest|closest) showroom(?: to \\w+)?(?: is|,)(?: the| in| at| our| that of)* (${town})`,
      `(${town})(?: \\w+)?(?:,| is) (?:the |our )?showroom (?:that is |which is )?(?:nearest|closest)`,
      `(${town})(?: \\w+)? is (?:the |our |your )?(?:nearest|closest)`,
    ].map((source) => new RegExp(source)),
    town: new RegExp(town, 'g'),
  };
});

/** The town that a showroom is filed under, and that of its address: where they differ, another rule tells. */
function townsOf({ municipality, address }: FactMap, byName: ReadonlyMap<string, string>): string[] {
  const city = isMap(address) ? byName.get(String(address.city)) : undefined;
  return typeof municipality === 'string' ? [municipality, ...(city === undefined ? [] : [city])] : [];
}

/** None where a showroom stands elsewhere than the facts say: what follows from that is told of the showroom alone. */
function nearOf({ facts: { tree } }: Site, byName: ReadonlyMap<string, string>): Map<string, string[]> {
  const towns = entriesOf(tree.municipalities);
  const showrooms = entriesOf(tree.showrooms).filter(([, showroom]) => isPlace(showroom));
  const townOf = (showroom: FactMap) => towns.find(([slug]) => slug === showroom.municipality)?.[1];
  const isMisplaced = (showroom: FactMap) => isPlace(showroom) && !isPlaceOf(showroom, townOf(showroom));
  if (showrooms.some(([, showroom]) => isMisplaced(showroom))) return new Map();
  return new Map(
    towns.map(([slug, town]) => {
      const byDistance = showrooms
        .map(([, showroom]) => ({
          showroom,
          miles: isPlace(town) && isPlace(showroom) ? milesBetween(town, showroom) : 0,
        }))
        .sort((one, other) => one.miles - other.miles);
      const farthest = (byDistance[0]?.miles ?? 0) + detour;
      return [
        slug,
        byDistance.filter(({ miles }) => miles <= farthest).flatMap(({ showroom }) => townsOf(showroom, byName)),
      ];
    }),
  );
}

function isPlaceOf(showroom: Place, town: unknown): boolean {
  return isPlace(town) && standsIn(showroom, town);
}

function patternsOf(town: string, dealer: string): RegExp[] {
  const list = `(?:downtown )?${town}(?:(?:, (?:and |or )?| and | or )${town})*`;
  return [
    `\\b(?:showrooms?|[Oo]ur (?:stores?|locations?)),?(?: (?:is|are|stands?|sits?|right|located|open|opens|both|all|here))* in (${list})`,
    `\\b[Vv]isit ${oneOf(['us', dealer])} in (${list})`,
    `\\b(?:[Oo]ur|[Tt]he|[Aa]t|[Ff]rom|[Vv]isit)(?: new| own| nearby)? (${list})(?: \\w+)? showrooms?\\b`,
    `\\b[Oo]ur(?: new| own| nearby)? (${list}) (?:stores?|locations?)\\b`,
  ].map((source) => new RegExp(source, 'g'));
}

const denied = /\b(?:no|not|never|without|nearest|closest|closer)\b|n['’]t\b/i;

/** The towns in which a text says that there is a showroom, with where each name stands. */
export function namedIn(value: string, { patterns, town }: ShowroomTowns): { name: string; start: number }[] {
  return patterns.flatMap((pattern) =>
    [...value.matchAll(pattern)].flatMap((match) => {
      if (denied.test(`${sentenceBefore(value, match.index)} ${match[0]}`)) return [];
      return townsListed(match, match[1] ?? '', town);
    }),
  );
}
