import type { LocalBusiness, OnlineStore } from 'schema-dts';
import type { LocationListBlock } from '../../../schemas/generated/blocks/location-list.ts';
import { alwaysOpen, geoOf, openingHoursOf, postalAddressOf, sectionId, specialHoursOf } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each showroom of the list as a department of the dealer, with the address, number and hours on its card. */
export default function locationList(
  { locations }: LocationListBlock,
  context: NodeContext,
): (LocalBusiness | OnlineStore)[] {
  return locations.map((location) => {
    const id = sectionId(context, location.slug);
    const common = {
      '@id': id,
      name: location.name,
      url: id,
      telephone: location.phone,
      parentOrganization: { '@id': context.dealerId },
      // Its addresses on the web that its card links to.
      sameAs: [location.website, ...Object.values(location.social ?? {})].filter((link) => link !== undefined),
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
