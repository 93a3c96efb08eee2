import type { RentalHeroBlock } from '../../../schemas/generated/blocks/rental-hero.ts';
import type { Card } from '../card.ts';
import { rentalCart } from '../drawn-cart.ts';

/** The carts for rent. */
export default function rentalHero({ heading, carts }: RentalHeroBlock): Partial<Card> {
  return { heading, art: { kind: 'carts', carts: carts.slice(0, 3).map(rentalCart) } };
}
