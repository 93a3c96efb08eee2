import { type Location, placeOf } from '../finding.ts';
import { type Flaw, type ImageFile, isPicture, kinds, limits } from '../images/image-file.ts';
import type { Rule } from '../rules.ts';
import { type NamedPhotograph, photographsOf } from '../site/photographs.ts';
import type { Site } from '../site/site.ts';

export default {
  name: 'unfit-image',
  description: 'A visitor sees a broken or a blurred picture, or waits for one that is larger than any screen.',

  checkSite(site, report) {
    for (const { image, location, leastWidth } of placesOf(site)) {
      const { name, seen } = image;
      if (!isPicture(seen)) report({ ...location, ...wordsOf(name, seen) });
      else {
        report({
          ...location,
          severity: 'warning',
          message: `Photograph "${name}" is ${seen.width} pixels wide, too small to be sharp here.`,
          hint: `Take one that is at least ${leastWidth} pixels wide.`,
        });
      }
    }
  },
} satisfies Rule;

interface Place extends Pick<NamedPhotograph, 'leastWidth'> {
  image: ImageFile;
  location: Location;
}

/** The lines that name a file that does not fit, each with the width that the most demanding of its places asks for. */
function placesOf(site: Site): Place[] {
  const places = new Map<string, Place>();
  for (const { file, locate, leastWidth } of photographsOf(site)) {
    const image = site.source.images.get(file);
    if (!image || (isPicture(image.seen) && image.seen.width >= leastWidth)) continue;
    const location = locate();
    const key = placeOf(location);
    places.set(key, { image, location, leastWidth: Math.max(leastWidth, places.get(key)?.leastWidth ?? 0) });
  }
  return [...places.values()];
}

function wordsOf(name: string, flaw: Flaw): { message: string; hint: string } {
  switch (flaw.flaw) {
    case 'no-picture':
      return {
        message: `File "${name}" is not a picture.`,
        hint: `Put the photograph itself there, as ${kinds}.`,
      };
    case 'damaged':
      return {
        message: `Photograph "${name}" is damaged or not complete.`,
        hint: 'Copy it anew from where it came from.',
      };
    case 'kind':
      return {
        message: `Photograph "${name}" is of the kind ${flaw.kind}, which is not read.`,
        hint: `Save it as ${kinds}.`,
      };
    case 'bytes':
      return {
        message: `Photograph "${name}" has ${megabytes(flaw.bytes)} MB, more than the ${megabytes(limits.bytes)} MB that are read.`,
        hint: 'Save it smaller; 2400 pixels are wide enough for every place.',
      };
    case 'pixels':
      return {
        message: `Photograph "${name}" has ${flaw.width} by ${flaw.height} pixels, more than the ${limits.pixels / 1e6} million that are read.`,
        hint: 'Save it smaller; 2400 pixels are wide enough for every place.',
      };
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes % 1e6 === 0 ? 0 : 1);
}
