import type { Rule, RuleReport } from '../rules.ts';
import { originOf } from '../site/origin.ts';
import type { Resolved, SiteFrame } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';

export default {
  name: 'picture-in-prose',
  description: 'A visitor sees nothing, or waits for a picture that was not made for a screen and moves the text.',

  checkPage(page, site, report) {
    checkProse(site, page, page.source, report);
  },

  checkSite(site, report) {
    checkProse(site, site.layout, site.source.layouts.get('pages') ?? site.source.site, report);
  },
} satisfies Rule;

function checkProse({ facts }: SiteFrame, resolved: Resolved, source: SourceFile, report: RuleReport): void {
  for (const { pointer, value } of resolved.leaves) {
    for (const [, address = ''] of value.matchAll(/<img\b[^>]*? src="([^"]*)"/g)) {
      const name = address.split('/').at(-1);
      report({
        ...originOf(resolved, facts, source, pointer, address).location,
        message: `The text shows the picture "${address}", which prose cannot.`,
        hint: `Show it by a block of its own: "type: photograph", with "file: ${name}" and "alt:" under "photograph:".`,
      });
    }
  }
}
