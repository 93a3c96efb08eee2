import { didYouMean } from '../report/did-you-mean.ts';
import type { Rule } from '../rules.ts';
import { photographsOf } from '../site/photographs.ts';

export default {
  description: 'A visitor sees a broken picture where the cart should be.',

  checkSite(site, report) {
    const { images } = site.source;
    for (const { file, locate } of photographsOf(site)) {
      if (images.has(file)) continue;
      const name = file.split(/[\\/]/).at(-1) ?? file;
      const hint = didYouMean(name, images.keys()) ?? 'Put the file into pages/images, or correct its name.';
      report(locate(), { message: `Photograph "${file}" is not in pages/images.`, hint });
    }
  },
} satisfies Rule;
