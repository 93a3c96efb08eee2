import type { HeroBlock } from '../../../schemas/generated/blocks/hero.ts';
import type { Card, CardArt } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** The opening of a page, with the vehicle that stands in its landscape. */
export default function hero({ heading, vehicle, photograph, scene }: HeroBlock): Partial<Card> {
  const art: CardArt | undefined = vehicle
    ? { kind: 'carts', carts: [drawnCart(vehicle)], scene }
    : photograph
      ? { kind: 'photograph', file: photograph.file }
      : scene && { kind: 'scene', scene };
  return {
    heading,
    ...(vehicle ? { price: { before: vehicle.name, amount: vehicle.priceText } } : {}),
    ...(art ? { art } : {}),
  };
}
