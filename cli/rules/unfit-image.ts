import { isPicture } from '../images/image-file.ts';
import type { Rule } from '../rules.ts';
import { photographsOf } from '../site/photographs.ts';

export default {
  description: 'A visitor sees a broken or a blurred picture, or waits for one that is larger than any screen.',

  checkSite(site, report) {
    // If several places show the photograph of one line, only the last finding stays: put the place that needs the most width last.
    for (const { file, locate, leastWidth } of photographsOf(site).toSorted((a, b) => a.leastWidth - b.leastWidth)) {
      const seen = site.source.images.get(file)?.seen;
      if (seen && !isPicture(seen)) {
        report(locate(), { message: seen.message.replace('{name}', file), hint: seen.hint });
      } else if (seen && seen.width < leastWidth) {
        report(locate(), {
          severity: 'warning',
          message: `Photograph "${file}" is ${seen.width} pixels wide, too small to be sharp here.`,
          hint: `Take one that is at least ${leastWidth} pixels wide.`,
        });
      }
    }
  },
} satisfies Rule;
