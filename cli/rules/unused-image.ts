import { startOf } from '../finding.ts';
import { imageFolder } from '../images/image-file.ts';
import type { Rule } from '../rules.ts';
import { photographsOf } from '../site/photographs.ts';

export default {
  description: 'An editor believes that a photograph is on the site while no visitor sees it.',

  checkSite(site, report) {
    const used = new Set(photographsOf(site).map(({ file }) => file));
    for (const name of site.source.images.keys()) {
      if (used.has(name)) continue;
      report(startOf(`${imageFolder}/${name}`), {
        severity: 'warning',
        message: `Photograph "${name}" is on no page.`,
        hint: 'Name it in a record or in a block, or take the file away.',
      });
    }
  },
} satisfies Rule;
