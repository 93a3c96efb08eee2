import type { LocalBusiness, OnlineStore } from 'schema-dts';
import type { LocationListBlock } from '../../../schemas/generated/blocks/location-list.ts';
import { sectionId, specialHours, usualHours, visitsTo } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** Each showroom as a department of the dealer, with the address, number and hours on its card. */
export default function locationList(
  { locations }: LocationListBlock,
  context: NodeContext,
): (LocalBusiness | OnlineStore)[] {
  return locations.map((location) => {
    const { slug, name, type, phone: telephone, website, social, openingDays: days, hoursChanges: changes } = location;
    const id = sectionId(context, slug);
    const hours = { days, changes };
    const hoursAvailable = [...usualHours(hours), ...specialHours(hours)];
    const contactPoint = { '@type': 'ContactPoint', telephone, hoursAvailable } as const;
    return {
      '@type': type === 'online' ? 'OnlineStore' : 'LocalBusiness',
      '@id': id,
      name,
      url: id,
      telephone: type === 'online' ? undefined : telephone,
      parentOrganization: context.dealer,
      // The web addresses that its card links to.
      sameAs: [website, ...Object.values(social ?? {})].filter((link) => link !== undefined),
      ...(type === 'online' ? { contactPoint } : visitsTo(location, hours)),
    };
  });
}
