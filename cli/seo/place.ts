import type { GeoCoordinates, PostalAddress } from 'schema-dts';
import type { Address } from '../../schemas/generated/site.ts';
import type { NodeContext } from './structured-data.ts';

/** A showroom's address as schema.org has it. */
export function postalAddressOf({ street, city, state, postalCode }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode,
    addressCountry: 'US',
  };
}

/** Where it lies, for a place whose coordinates are known. */
export function geoOf({ latitude, longitude }: { latitude?: number; longitude?: number }): { geo?: GeoCoordinates } {
  if (latitude === undefined || longitude === undefined) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

/** `@id` of what the section of a page with that anchor describes: its address. */
export function sectionId({ baseUrl, page }: Pick<NodeContext, 'baseUrl' | 'page'>, anchor: string): string {
  return `${baseUrl}${page.route}#${anchor}`;
}
