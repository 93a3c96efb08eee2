import type { LocalBusiness, OnlineStore } from 'schema-dts';
import type { LocationListBlock } from '../../../schemas/generated/blocks/location-list.ts';
import { locationId } from '../departments.ts';
import { alwaysOpen, openingHoursOf, specialHoursOf } from '../opening-hours.ts';
import { geoOf, postalAddressOf } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

type Location = LocationListBlock['locations'][number];

/** Each showroom of the list as a department of the dealer, with the address, number and hours on its card. */
export default function locationList(
  { locations }: LocationListBlock,
  { page, baseUrl, dealerId }: NodeContext,
): (LocalBusiness | OnlineStore)[] {
  return locations.map((location) => {
    const id = locationId(baseUrl, page, location.slug);
    const common = {
      '@id': id,
      name: location.name,
      url: id,
      telephone: location.phone,
      parentOrganization: { '@id': dealerId },
      sameAs: linksOf(location),
    };
    if (location.type === 'online') {
      const { telephone, ...rest } = common;
      return {
        '@type': 'OnlineStore',
        ...rest,
        contactPoint: { '@type': 'ContactPoint', telephone, hoursAvailable: alwaysOpen },
      };
    }
    return {
      '@type': 'LocalBusiness',
      ...common,
      ...(location.address === undefined ? {} : { address: postalAddressOf(location.address) }),
      ...geoOf(location),
      openingHoursSpecification: openingHoursOf(location.openingDays ?? []),
      ...specialHoursOf(location.hoursChanges),
    };
  });
}

/** The showroom's own addresses on the web that its card links to. */
function linksOf({ website, social = {} }: Location): string[] {
  return [website, ...Object.values(social)].filter((link) => link !== undefined);
}
