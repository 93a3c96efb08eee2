import type { AutoDealer } from 'schema-dts';
import type { DealerContactBlock } from '../../../schemas/generated/blocks/dealer-contact.ts';
import type { MunicipalityGridBlock } from '../../../schemas/generated/blocks/municipality-grid.ts';
import { visitsTo } from '../shared.ts';
import type { NodeContext } from '../structured-data.ts';

/** The full data of the dealer: name, number, main showroom and hours as in the block. Its departments refer to it by `@id`. */
export default function dealerContact(
  { name, phone, showrooms: [main], hours }: DealerContactBlock,
  { page, baseUrl, dealer }: NodeContext,
): AutoDealer {
  // The towns that this page lists.
  const grids = page.blocks.filter(({ type }) => type === 'municipality-grid') as unknown as MunicipalityGridBlock[];
  const towns = grids.flatMap(({ municipalities }) =>
    municipalities.map(({ name, type }) => ({ '@type': 'AdministrativeArea' as const, name: `${name} ${type}` })),
  );
  return {
    ...dealer,
    '@type': 'AutoDealer',
    name,
    url: `${baseUrl}/`,
    telephone: phone.value,
    ...visitsTo(main, hours?.value),
    areaServed: towns.length > 0 ? towns : undefined,
  };
}
