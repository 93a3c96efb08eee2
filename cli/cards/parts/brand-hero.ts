import type { BrandHeroBlock } from '../../../schemas/generated/blocks/brand-hero.ts';
import type { Card } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** A brand with the first cart of each of its first series. */
export default function brandHero({ heading, badge, series }: BrandHeroBlock): Partial<Card> {
  const carts = series.flatMap(({ vehicles: [first] }) => (first ? [drawnCart(first)] : []));
  return { heading, ...(badge ? { eyebrow: badge } : {}), art: { kind: 'carts', carts: carts.slice(0, 3) } };
}
