import type { InventoryBlock } from '../../../schemas/generated/blocks/inventory.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** The list of vehicles: its least price, and a cart for each of three numbers of seats. */
export default function inventory(block: Block): Partial<Card> {
  const { heading, vehicles } = block as unknown as InventoryBlock;
  const byPrice = vehicles.toSorted((one, other) => one.price - other.price);
  const bySeats = new Map(byPrice.toReversed().map((vehicle) => [vehicle.seats, vehicle]));
  const carts = [...bySeats.entries()].sort(([one], [other]) => one - other).map(([, vehicle]) => drawnCart(vehicle));
  return {
    heading,
    ...(byPrice[0] ? { price: { before: 'From', amount: byPrice[0].priceText } } : {}),
    art: { kind: 'carts', carts: carts.slice(0, 3) },
  };
}
