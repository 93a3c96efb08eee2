import { startOf } from '../finding.ts';
import type { Rule } from '../rules.ts';
import { addressesOf } from '../site/links.ts';
import { pageFiles } from '../source/source.ts';

export default {
  description: 'A visitor who types only the name of the site finds no page there.',

  checkSite(site, report) {
    if (addressesOf(site).has('/')) return;
    const isEmpty = pageFiles(site.source).length === 0;
    report(startOf('site.yaml'), {
      severity: isEmpty ? 'error' : 'warning',
      message: isEmpty ? 'The site has no page.' : 'No page has the address "/", where visitors begin.',
      hint: 'Write pages/index.yaml; if it is there, take "draft: true" or its dates out.',
    });
  },
} satisfies Rule;
