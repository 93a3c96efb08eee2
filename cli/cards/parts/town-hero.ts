import type { TownHeroBlock } from '../../../schemas/generated/blocks/town-hero.ts';
import type { Block } from '../../site/site.ts';
import type { Card } from '../card.ts';

/** A town on the map of the county. */
export default function townHero(block: Block): Partial<Card> {
  const { heading, current, neighbors, municipalities } = block as unknown as TownHeroBlock;
  const places = municipalities.map(({ slug, name, type, latitude, longitude }) => {
    return { slug, name, type, latitude, longitude };
  });
  const town = current === undefined ? {} : { current };
  return { heading, art: { kind: 'map', ...town, ...(neighbors ? { neighbors } : {}), municipalities: places } };
}
