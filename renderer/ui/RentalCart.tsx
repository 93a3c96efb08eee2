import { Cart, type CartProps } from '../art/Cart.tsx';
import { Photograph, type PhotographData } from './Photograph.tsx';

interface RentalCartProps {
  cart: {
    seats?: number | undefined;
    cargoBed?: boolean | undefined;
    paint?: string | undefined;
    image?: PhotographData;
  };
  className?: string;
}

/** The photograph or drawing of a rental cart. A cart without a number of seats is a work cart for two. */
export function RentalCart({ cart, className }: RentalCartProps) {
  const { seats = 2, image } = cart;
  if (image) return <Photograph photograph={image} sizes="(min-width: 64rem) 30rem, 92vw" className={className} />;
  return <Cart {...(cart as CartProps)} seats={seats} rearRow="forward" className={className} />;
}
