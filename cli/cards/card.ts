import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { VehicleCard } from '../../schemas/generated/common/vehicle-card.ts';
import { loadFolder } from '../files/folders.ts';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { outputName } from '../site/routes.ts';
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

/** The card of a page as a file of the built site. */
export interface CardFile {
  /** `cards/rentals-1f0c9a3e55.png`; a JPEG where there is a photograph on it. */
  name: string;
  /** Changes with all that is seen on it. */
  hash: string;
  card: Card;
  /** The photograph on it, as a path in the file system. */
  photograph?: string | undefined;
  /** What it shows, for those who do not see it. */
  alt: string;
}

/** Changes with the code that draws cards. */
export function cardCode(): string {
  return (codeState ??= hashFiles(packageRoot, ['package-lock.json'], ['cli/cards', 'renderer/art']));
}

/** Worked out once: a process runs the code that it began with. */
let codeState: string | undefined;

/** The card of a page, for one that names no photograph for shared links. Draws nothing. */
export function planCard(page: Page, site: Site): CardFile | undefined {
  const code = cardCode();
  if (page.seo.image && site.source.images.has(page.seo.image.file)) return undefined;
  const card = cardOf(page, site);
  const image = card.art?.kind === 'photograph' ? site.source.images.get(card.art.file) : undefined;
  const seen = hash('sha256', JSON.stringify([code, card, image?.hash]), 'hex').slice(0, 20);
  return {
    name: `cards/${outputName(page.route).replaceAll('/', '-')}-${seen.slice(0, 10)}.${image ? 'jpg' : 'png'}`,
    hash: seen,
    card,
    alt: `${card.heading}, ${card.dealer}`,
    photograph: image?.path,
  };
}
