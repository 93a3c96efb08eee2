import { join } from 'node:path';
import type { CardFile } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import { imageFolder } from '../images/image-file.ts';
import { filesOf, makeRenditions, type Rendition, socialFileOf } from '../images/renditions.ts';
import type { StoredFiles } from '../images/stored-files.ts';
import { photographsOf } from '../site/photographs.ts';
import type { Site } from '../site/site.ts';

/**
 * Makes all files for the site's photographs, and all cards. Returns them by name in the built site. Only this step decodes or encodes
 * pixels. It takes files that it made before from the cache.
 * @param cards the social cards of the pages
 * @param serverEntry the renderer's server build, which has the drawings for the cards
 * @param signal stops before the next picture
 */
export async function picture(
  site: Site,
  cards: readonly CardFile[],
  serverEntry: string,
  onPicture: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<StoredFiles> {
  const wanted = [...wantedRenditions(site).values()];
  let done = 0;
  const options = { onFile: () => onPicture(++done, wanted.length + cards.length), signal };
  const [renditions, drawn] = await Promise.all([
    makeRenditions(wanted, options),
    makeCards(cards, { serverEntry, images: join(site.source.root, imageFolder) }, options),
  ]);
  return new Map([...renditions, ...drawn]);
}

export function wantedRenditions(site: Site): Map<string, Rendition> {
  const wanted = photographsOf(site).flatMap(({ file, isSocial }) => {
    const image = site.source.images.get(file);
    if (!image) return [];
    return isSocial ? socialFileOf(image) : filesOf(image);
  });
  return new Map(wanted.map((rendition) => [rendition.name, rendition]));
}
