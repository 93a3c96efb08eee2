import type { InventoryBlock } from '../../../schemas/generated/blocks/inventory.ts';
import type { Card } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** The list of vehicles: its least price, and a cart for each of three numbers of seats. */
export default function inventory({ heading, vehicles }: InventoryBlock): Partial<Card> {
  const byPrice = vehicles.toSorted((a, b) => a.price - b.price);
  const bySeats = new Map(byPrice.toReversed().map((vehicle) => [vehicle.seats, vehicle]));
  const carts = [...bySeats.entries()].sort(([a], [b]) => a - b).map(([, vehicle]) => drawnCart(vehicle));
  return {
    heading,
    ...(byPrice[0] ? { price: { before: 'From', amount: byPrice[0].priceText } } : {}),
    art: { kind: 'carts', carts: carts.slice(0, 3) },
  };
}
