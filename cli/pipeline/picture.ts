import { join } from 'node:path';
import type { CardFile } from '../cards/card.ts';
import { makeCards } from '../cards/make-cards.ts';
import { imageFolder } from '../images/image-file.ts';
import { filesOf, makeRenditions, type Rendition, socialFileOf } from '../images/renditions.ts';
import type { StoredFiles } from '../images/stored-files.ts';
import { photographsOf } from '../site/photographs.ts';
import type { Site } from '../site/site.ts';

/**
 * Every file that is made of the photographs that the site names, and every card, by its name in the built site. The only step that reads
 * or makes pixels; what has been made before is taken from the cache.
 * @param cards the social cards of the pages
 * @param serverEntry the renderer's server build, which has the drawings that the cards show
 * @param signal ends the work between two pictures
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
