import { isMap } from '../facts/facts.ts';
import type { Location } from '../finding.ts';
import { flowLines } from '../flow-lines.ts';
import { oncePer } from '../memory/once-per.ts';
import { type FoundPlace, findPlaces, type Home } from '../places/find-places.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type AuthoredText, authoredTexts, isKeyword } from './authored-text.ts';
import { locateInText } from './source-span.ts';

/** A place outside the service area that an authored text names. */
export interface NamedPlace {
  place: FoundPlace;
  text: AuthoredText;
  location: Location;
}

/** Every place outside the service area that the texts name as part of the business. */
export const namedPlaces = oncePer(find);

function find(site: Site): NamedPlace[] {
  const home = homeOf(site);
  if (!home) return [];
  const read = rememberTexts(site, {
    kind: 'places',
    parameters: { ...home, municipalities: [...home.municipalities] },
    read: (text) => findPlaces(text, home),
  });
  return authoredTexts(site).flatMap((text) => {
    const { raw, value, fact } = text;
    if (fact?.startsWith('dealer.county') || fact?.startsWith('dealer.state')) return [];
    // What a reference brings in is judged where it is written.
    const written = read(isKeyword(text) ? `${value}, rentals` : value).filter((place) =>
      flowLines(raw).includes(place.text),
    );
    return written.map((place) => {
      return { place, text, location: locateInText(text, place.start, place.start + place.text.length) };
    });
  });
}

/** Where the dealer is at home; undefined while the facts do not say it. */
export function homeOf({ facts: { tree } }: Site): Home | undefined {
  const dealer = isMap(tree.dealer) ? tree.dealer : {};
  const state = isMap(dealer.state) ? dealer.state : {};
  if (typeof dealer.county !== 'string' || typeof state.name !== 'string') return undefined;
  const towns = isMap(tree.municipalities) ? Object.values(tree.municipalities).filter(isMap) : [];
  return {
    state: state.name,
    stateCode: String(state.code ?? ''),
    county: dealer.county,
    municipalities: new Set(towns.map(({ name }) => String(name).toLowerCase())),
  };
}
