import { Cart } from '../art/Cart.tsx';

interface RentalCartProps {
  cart: { seats?: number | undefined; cargoBed?: boolean | undefined; paint?: string | undefined };
  className?: string;
}

/** The drawing of a cart for rent; one without seats of its own to count is a work cart for two. */
export function RentalCart({ cart, className }: RentalCartProps) {
  const { seats = 2, cargoBed = false, paint = '#0F5B3E' } = cart;
  return (
    <Cart
      seats={seats as 2 | 4 | 6 | 8}
      rearRow={seats > 2 ? 'forward' : 'none'}
      cargoBed={cargoBed}
      paint={paint}
      className={className}
    />
  );
}
