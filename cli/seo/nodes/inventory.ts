import type { ItemList } from 'schema-dts';
import { byName } from '../../../schemas/by-name.ts';
import type { InventoryBlock } from '../../../schemas/generated/blocks/inventory.ts';
import type { NodeContext } from '../structured-data.ts';
import vehicleGrid from './vehicle-grid.ts';

/** The vehicles in the page's order: by name, until a visitor sorts them differently. */
export default function inventory({ heading, vehicles }: InventoryBlock, context: NodeContext): ItemList {
  return vehicleGrid({ heading, vehicles: vehicles.toSorted(byName) }, context);
}
