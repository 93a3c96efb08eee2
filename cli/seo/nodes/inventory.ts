import type { ItemList } from 'schema-dts';
import { byName } from '../../../schemas/by-name.ts';
import type { InventoryBlock } from '../../../schemas/generated/blocks/inventory.ts';
import type { NodeContext } from '../structured-data.ts';
import vehicleGrid from './vehicle-grid.ts';

/** The vehicles in the order of the page, which is that of their names until a visitor chooses another. */
export default function inventory({ heading, vehicles }: InventoryBlock, context: NodeContext): ItemList {
  return vehicleGrid({ heading, vehicles: vehicles.toSorted(byName) }, context);
}
