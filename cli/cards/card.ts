import { hash } from 'node:crypto';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { type CardPart, cardParts } from './parts.ts';

/** What a card shows, every text final. */
export interface Card extends CardPart {
  dealer: string;
  heading: string;
}

/** The card of a page, from what the page shows. Of two blocks that give the same, the upper one counts. */
export function cardOf(page: Page, site: Site): Card {
  const { name: dealer = '' } = (site.facts.tree.dealer ?? {}) as { name?: string };
  const parts = page.blocks.map((block): CardPart => {
    const heading = typeof block.heading === 'string' ? block.heading : undefined;
    return { heading, ...cardParts[block.type as keyof typeof cardParts]?.(block as never) };
  });
  const first = <Key extends keyof CardPart>(key: Key) => parts.find((part) => part[key] !== undefined)?.[key];
  const heading = first('heading') ?? page.seo.title;
  return { dealer, heading, eyebrow: first('eyebrow'), price: first('price'), art: first('art') };
}

/** The card of a page as a file of the built site. */
export interface CardFile {
  /** `cards/rentals-1f0c9a3e55.png`; a JPEG where there is a photograph on it. */
  name: string;
  /** Changes with all that is seen on it. */
  hash: string;
  card: Card;
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
  };
}
