import type { DrawnCart } from './card.ts';

/** What a drawing needs of a vehicle, and no more, so that a card does not change with what it does not show. */
export function drawnCart({ seats, rearRow, lifted, cargoBed, paint }: DrawnCart): DrawnCart {
  return { seats, rearRow, lifted, cargoBed, paint };
}

/** Carts for rent have no record: one without seats of its own to count is a work cart for two. */
export function rentalCart({ seats = 2, cargoBed, paint }: DrawnCart): DrawnCart {
  return { seats, rearRow: seats > 2 ? 'forward' : 'none', cargoBed, paint };
}
