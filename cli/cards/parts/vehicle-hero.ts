import type { VehicleHeroBlock } from '../../../schemas/generated/blocks/vehicle-hero.ts';
import type { Card } from '../card.ts';
import { drawnCart } from '../drawn-cart.ts';

/** A vehicle: its name, its price, its photograph or else its drawing. */
export default function vehicleHero({ vehicle }: VehicleHeroBlock): Partial<Card> {
  return {
    heading: vehicle.name,
    eyebrow: vehicle.seriesName,
    price: { amount: vehicle.priceText },
    art: vehicle.image
      ? { kind: 'photograph', file: vehicle.image.file }
      : { kind: 'carts', carts: [drawnCart(vehicle)] },
  };
}
