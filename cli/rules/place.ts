import { isPlace, milesBetween, type Place } from '../../schemas/places.ts';
import { isMap } from '../facts/facts.ts';
import { type FoundPlace, type Home, isTownElsewhere } from '../places/find-places.ts';
import { standsIn } from '../places/position.ts';
import { states } from '../places/states.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { allowancesOf, allowsPlace } from '../trace/allowances.ts';
import { homeOf, namedPlaces } from '../trace/named-places.ts';

/** Miles between the middles of two towns that call each other neighbors. */
const farthestNeighbor = 20;

export default {
  name: 'place',
  description: 'A customer outside the service area calls, or one inside it believes that the dealer is elsewhere.',

  checkSite(site, report) {
    const home = homeOf(site);
    if (!home) return;
    // Where the state itself is in doubt, nothing can be said of what is outside.
    if (home.stateCode !== '' && states[home.stateCode] !== home.state) return report(wrongState(site, home));
    const allowances = allowancesOf(site);
    for (const named of namedPlaces(site)) {
      if (allowances.some((allowance) => allowsPlace(allowance, named))) continue;
      report(outside(site, named.location, named.place.text, named.place.kind));
    }
    checkAddresses(site, home, report);
    checkTowns(site, report);
  },
} satisfies Rule;

/** Showrooms stay in the dealer's state and towns, and stand where their town is. */
function checkAddresses(site: Site, home: Home, report: RuleReport): void {
  const { showrooms, municipalities } = site.facts.tree;
  for (const [slug, showroom] of Object.entries(isMap(showrooms) ? showrooms : {})) {
    if (!isMap(showroom)) continue;
    const address = isMap(showroom.address) ? showroom.address : {};
    const locate = (key: string) => site.facts.locate(`showrooms.${slug}.${key}`);
    if (typeof address.state === 'string' && address.state !== home.stateCode)
      report(outside(site, locate('address.state'), address.state, 'state'));
    if (typeof address.city === 'string' && isTownElsewhere(address.city, home))
      report(outside(site, locate('address.city'), address.city, 'town'));
    const towns = isMap(municipalities) ? municipalities : {};
    const town = towns[String(showroom.municipality)];
    const other = Object.values(towns).find((one) => one !== town && isMap(one) && isNamed(one, address.city));
    if (isMap(town) && isMap(other) && !isNamed(town, address.city)) {
      // The name of the showroom tells which of them is meant.
      const isMisaddressed = String(showroom.name).includes(String(town.name));
      const [wrong, right] = isMisaddressed ? ['address.city', 'municipality'] : ['municipality', 'address.city'];
      report({
        ...locate(wrong),
        message: `The showroom "${slug}" is filed under ${town.name}, and its address is in ${other.name}.`,
        hint: 'Correct the municipality, or the address.',
        related: [{ ...locate(right), message: `The ${right.split('.').at(-1)} of the showroom.` }],
      });
    }
    if (!isPlace(showroom) || !isPlace(town) || standsIn(showroom, town)) continue;
    const miles = milesBetween(showroom, town);
    report({
      ...locate(directionFrom(town, showroom)),
      message: `The showroom "${slug}" stands ${Math.round(miles)} miles from its municipality.`,
      hint: 'Correct the coordinates, or the municipality.',
      related: [{ ...locate('municipality'), message: 'The municipality of the showroom.' }],
    });
  }
}

/** "Woodbridge" is what the mail calls Woodbridge Township. */
function isNamed(town: Record<string, unknown>, city: unknown): boolean {
  const plain = (name: unknown) => String(name).replace(/ (?:Township|Borough|City)$/, '');
  return plain(town.name) === plain(city);
}

function wrongState(site: Site, home: Home): Parameters<RuleReport>[0] {
  const name = states[home.stateCode];
  return {
    ...site.facts.locate('dealer.state.code'),
    message: `The code "${home.stateCode}" is ${name ? `that of ${name}` : 'that of no state'}, not of ${home.state}.`,
    hint: 'Correct the code or the name of the state.',
    related: [{ ...site.facts.locate('dealer.state.name'), message: 'The name of the state.' }],
  };
}

/** A town that is far from all of its neighbors is not where its coordinates say. */
function checkTowns(site: Site, report: RuleReport): void {
  const towns = isMap(site.facts.tree.municipalities) ? site.facts.tree.municipalities : {};
  for (const [slug, town] of Object.entries(towns)) {
    if (!isMap(town) || !isPlace(town)) continue;
    const slugs = Array.isArray(town.neighbors) ? town.neighbors : [];
    const neighbors = slugs.map((neighbor) => towns[String(neighbor)]).filter(isPlace);
    const [first] = neighbors;
    if (!first || neighbors.some((neighbor) => milesBetween(town, neighbor) <= farthestNeighbor)) continue;
    const locate = (key: string) => site.facts.locate(`municipalities.${slug}.${key}`);
    report({
      ...locate(directionFrom(first, town)),
      message: `The municipality "${slug}" stands ${Math.round(milesBetween(town, first))} miles from its neighbors.`,
      hint: 'Correct the coordinates, or the neighbors.',
      related: [{ ...locate('neighbors'), message: 'The neighbors of the municipality.' }],
    });
  }
}

/** In which coordinate two places differ more. */
function directionFrom(one: Place, other: Place): 'latitude' | 'longitude' {
  const north = Math.abs(other.latitude - one.latitude);
  return north > Math.abs(other.longitude - one.longitude) ? 'latitude' : 'longitude';
}

function outside(
  site: Site,
  location: ReturnType<Site['facts']['locate']>,
  text: string,
  kind: FoundPlace['kind'],
): Parameters<RuleReport>[0] {
  const fact = { state: 'dealer.state', county: 'dealer.county', town: 'municipalities', region: 'dealer.county' }[
    kind
  ];
  return {
    ...location,
    message: `The ${kind} "${text}" is outside the service area.`,
    hint: 'Take it out, name a place that the dealer serves, or allow it under "consistency.allow" with a reason.',
    related: [{ ...site.facts.locate(fact), message: 'Where the dealer is at home.' }],
  };
}
