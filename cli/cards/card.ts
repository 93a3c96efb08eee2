import { hash } from 'node:crypto';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { outputName } from '../site/routes.ts';
import type { Page, SiteFrame } from '../site/site.ts';
import { type CardPart, cardParts } from './parts.ts';

/** The contents of a card, all text final. */
export interface Card extends CardPart {
  dealer: string;
  heading: string;
}

/** The card of a page, based on what the page shows. If several blocks provide the same part, the first one wins. */
export function cardOf(page: Page, site: SiteFrame): Card {
  const { name: dealer = '' } = site.facts.business;
  const parts = page.blocks.map((block): CardPart => {
    const heading = typeof block.heading === 'string' ? block.heading : undefined;
    return { heading, ...cardParts[block.type as keyof typeof cardParts]?.(block as never) };
  });
  const first = <Key extends keyof CardPart>(key: Key) => parts.find((part) => part[key] !== undefined)?.[key];
  const heading = first('heading') ?? page.seo.title;
  return { dealer, heading, eyebrow: first('eyebrow'), price: first('price'), art: first('art') };
}

export interface CardFile {
  /** Such as `cards/rentals-1f0c9a3e55.png`. A JPEG if the card has a photograph. */
  name: string;
  /** Changes with everything visible on the card. */
  hash: string;
  card: Card;
  /** Hash of its photograph. */
  image?: string | undefined;
  /** Alternative text. */
  alt: string;
}

/** The dealer's logo, which is on every card. */
export const logoFile = 'renderer/public/favicon.svg';

/** A hash of the code that draws cards. */
export const cardCode = hashFiles(packageRoot, ['package-lock.json', logoFile], ['cli/cards', 'renderer/art']);

/** Plans the card of a page, without drawing it. Undefined if the page names a photograph for shared links. */
export function planCard(page: Page, site: SiteFrame): CardFile | undefined {
  if (page.seo.image && site.source.images.has(page.seo.image.file)) return undefined;
  const card = cardOf(page, site);
  const image = card.art?.kind === 'photograph' ? site.source.images.get(card.art.file) : undefined;
  const seen = hash('sha256', JSON.stringify([cardCode, card, image?.hash]), 'hex').slice(0, 20);
  return {
    name: `cards/${outputName(page.route).replaceAll('/', '-')}-${seen.slice(0, 10)}.${image ? 'jpg' : 'png'}`,
    hash: seen,
    card,
    image: image?.hash,
    alt: `${card.heading}, ${card.dealer}`,
  };
}
