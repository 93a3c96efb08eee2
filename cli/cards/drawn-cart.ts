import type { DrawnCart } from './card.ts';

/** What a drawing needs of a vehicle, and no more, so that a card does not change with what it does not show. */
export function drawnCart({ seats, rearRow, lifted, cargoBed, paint }: DrawnCart): DrawnCart {
  return JSON.parse(JSON.stringify({ seats, rearRow, lifted, cargoBed, paint })) as DrawnCart;
}

/** Carts for rent have no record: one without seats of its own to count is a work cart for two. */
export function rentalCart({ seats = 2, cargoBed, paint }: DrawnCart): DrawnCart {
  return drawnCart({ seats, rearRow: seats > 2 ? 'forward' : 'none', ...{ cargoBed, paint } } as DrawnCart);
}
