import type { BrandHeroBlock } from '../../../schemas/generated/blocks/brand-hero.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** A brand with the first cart of each of its first series. */
export default function brandHero(block: Block): Partial<Card> {
  const { heading, badge, series } = block as unknown as BrandHeroBlock;
  const carts = series.flatMap(({ vehicles: [first] }) => (first ? [drawnCart(first)] : []));
  return { heading, ...(badge ? { eyebrow: badge } : {}), art: { kind: 'carts', carts: carts.slice(0, 3) } };
}
