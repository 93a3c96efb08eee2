import type { AdministrativeArea, AutoDealer } from 'schema-dts';
import type { DealerContactBlock } from '../../../schemas/generated/blocks/dealer-contact.ts';
import type { MunicipalityGridBlock } from '../../../schemas/generated/blocks/municipality-grid.ts';
import type { Page } from '../../site/site.ts';
import { geoOf, openingHoursOf, postalAddressOf, sectionId, specialHoursOf } from '../place.ts';
import type { NodeContext } from '../structured-data.ts';

/** The dealer, whole: name, number, main showroom and hours as the block shows them. All other pages refer to it by `@id`. */
export default function dealerContact(
  { name, phone, showrooms, hours }: DealerContactBlock,
  { page, site, baseUrl, dealerId }: NodeContext,
): AutoDealer[] {
  const [main] = showrooms;
  const areaServed = townsOn(page);
  const departments = site.pages.flatMap((sitePage) =>
    sitePage.digest.departments.map((slug) => ({ '@id': sectionId({ baseUrl, page: sitePage }, slug) })),
  );
  return [
    {
      '@type': 'AutoDealer',
      '@id': dealerId,
      name,
      url: `${baseUrl}/`,
      telephone: phone.value,
      ...(main ? { address: postalAddressOf(main.address), ...geoOf(main) } : {}),
      openingHoursSpecification: openingHoursOf(hours?.value.days ?? []),
      ...specialHoursOf(hours?.value.changes),
      ...(areaServed.length === 0 ? {} : { areaServed }),
      ...(departments.length === 0 ? {} : { department: departments }),
    },
  ];
}

/** The towns that the page itself lists. */
function townsOn(page: Page): AdministrativeArea[] {
  return page.blocks
    .filter(({ type }) => type === 'municipality-grid')
    .flatMap((block) => (block as unknown as MunicipalityGridBlock).municipalities)
    .map(({ name, type }) => ({ '@type': 'AdministrativeArea', name: `${name} ${type}` }));
}
