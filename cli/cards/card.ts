import { join } from 'node:path';
import type { VehicleCard } from '../../schemas/generated/common/vehicle-card.ts';
import { loadFolder } from '../files/load-folder.ts';
import type { Block, Page, Site } from '../site/site.ts';

/** A cart as the renderer draws it. */
export type DrawnCart = Partial<Pick<VehicleCard, 'seats' | 'rearRow' | 'lifted' | 'cargoBed' | 'paint'>>;

/** What is seen on a card. */
export type CardArt =
  | { kind: 'carts'; carts: DrawnCart[]; scene?: string }
  | { kind: 'photograph'; file: string }
  | { kind: 'map'; current?: string; neighbors?: readonly string[]; municipalities: readonly object[] }
  | { kind: 'scene'; scene: string };

/** What a card shows, every text final. */
export interface Card {
  dealer: string;
  heading: string;
  /** A few words above the heading. */
  eyebrow?: string;
  /** An amount with the words around it: `From $94 per day`. */
  price?: { before?: string; amount: string; after?: string };
  art?: CardArt;
}

/** What a module in `parts/` takes from a block for the card of its page. */
type CardPartOf = (block: Block, site: Site) => Partial<Card>;

const parts = await loadFolder<CardPartOf>(join(import.meta.dirname, 'parts'));

/**
 * The card of a page, from what the page shows: each block whose type has a module in `parts/` gives what that takes from it, any other
 * its heading. Of two blocks that give the same, the upper one counts.
 */
export function cardOf(page: Page, site: Site): Card {
  const { name = '' } = (site.facts.tree.dealer ?? {}) as { name?: string };
  const headingOf = ({ heading }: Block) => (typeof heading === 'string' ? { heading } : {});
  const given = page.blocks.map((block) => parts.get(block.type)?.(block, site) ?? headingOf(block));
  return Object.assign({ heading: page.seo.title }, ...given.reverse(), { dealer: name }) as Card;
}
