import type { ItemList } from 'schema-dts';
import type { VehicleGridBlock } from '../../../schemas/generated/blocks/vehicle-grid.ts';
import type { NodeContext } from '../structured-data.ts';

/** The vehicles in order, each with the address of its page. */
export default function vehicleGrid(
  { heading, vehicles }: Pick<VehicleGridBlock, 'heading'> & { vehicles: { name: string; href: string }[] },
  { baseUrl }: NodeContext,
): ItemList {
  return {
    '@type': 'ItemList',
    name: heading,
    numberOfItems: vehicles.length,
    itemListElement: vehicles.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: baseUrl + href,
    })),
  };
}
