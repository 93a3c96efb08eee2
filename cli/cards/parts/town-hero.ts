import type { TownHeroBlock } from '../../../schemas/generated/blocks/town-hero.ts';
import type { Card } from '../card.ts';

/** A town on the map of the county. */
export default function townHero({ heading, current, neighbors, municipalities }: TownHeroBlock): Partial<Card> {
  const places = municipalities.map(({ slug, name, type, latitude, longitude }) => {
    return { slug, name, type, latitude, longitude };
  });
  return { heading, art: { kind: 'map', current, neighbors, municipalities: places } };
}
