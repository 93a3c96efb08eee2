import type { RentalHeroBlock } from '../../../schemas/generated/blocks/rental-hero.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';
import { rentalCart } from '../drawn-cart.ts';

/** The carts for rent. */
export default function rentalHero(block: Block): Partial<Card> {
  const { heading, carts } = block as unknown as RentalHeroBlock;
  return { heading, art: { kind: 'carts', carts: carts.slice(0, 3).map(rentalCart) } };
}
