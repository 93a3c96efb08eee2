import { entriesOf, type FactMap } from '../fact-map.ts';

/** The text of a vehicle's badge. */
export default function vehicleStatus({ vehicles }: FactMap): void {
  for (const vehicle of entriesOf(vehicles)) {
    vehicle.stockText = vehicle.inStock ? 'In Stock' : 'Out of Stock';
    vehicle.status = vehicle.isNew ? 'NEW' : vehicle.stockText;
  }
}
