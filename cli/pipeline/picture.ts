import { makeRenditions, type StoredFile, type WantedRendition } from '../images/make-renditions.ts';
import { filesOf, socialFileOf } from '../images/renditions.ts';
import { photographsOf } from '../site/photographs.ts';
import type { Site } from '../site/site.ts';

/**
 * Every file that is made of the photographs that the site names, by its name in the built site. The only step that reads pixels to show
 * them; what has been made before is taken from the cache.
 */
export function picture(
  site: Site,
  onPicture: (done: number, total: number) => void = () => {},
): Promise<Map<string, StoredFile>> {
  return makeRenditions([...wantedRenditions(site).values()], onPicture);
}

/** The files that the site's pages ask for, by name. */
export function wantedRenditions(site: Site): Map<string, WantedRendition> {
  const wanted = new Map<string, WantedRendition>();
  for (const { file, isSocial } of photographsOf(site)) {
    const image = site.source.images.get(file);
    if (!image) continue;
    for (const rendition of isSocial ? [socialFileOf(image)] : filesOf(image))
      wanted.set(rendition.name, { image, rendition });
  }
  return wanted;
}
