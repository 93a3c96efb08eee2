import type { Rule, RuleReport } from '../rules.ts';
import { originOf } from '../site/origin.ts';
import type { Page, Resolved, SiteFrame } from '../site/site.ts';
import type { Path } from '../source/source-file.ts';
import { textsIn } from '../source/value-at.ts';

export default {
  description: 'A visitor who follows a link to a section lands in another one of the same name.',

  checkPage(page, site, report) {
    for (const all of Map.groupBy(idsIn(page), ([id]) => id).values())
      for (const [id, pointer] of all.slice(1)) tell(site, page, id, [pointer, all[0]?.[1] ?? []], page, report);
  },

  // What is kept of a page does not know of the layout around all of them.
  checkSite(site, report) {
    const shared = new Map(idsIn(site.layout));
    for (const page of site.pages.filter(({ digest }) => digest.ids.some((id) => shared.has(id))))
      for (const [id, [here]] of Map.groupBy(idsIn(page), ([id]) => id)) {
        const first = shared.get(id);
        if (first) tell(site, page, id, [here?.[1] ?? [], first], site.layout, report);
      }
  },
} satisfies Rule;

/** @param places of the id, and of the first of its name, which stands in `holder` */
function tell(
  { facts }: SiteFrame,
  page: Page,
  id: string,
  [pointer, first]: [Path, Path],
  holder: Resolved,
  report: RuleReport,
): void {
  report({
    ...originOf(page, facts, pointer).location,
    message: `Two parts of ${page.route} have the id "${id}".`,
    hint: 'Give one of them another id, and correct the links that lead to it.',
    related: [{ ...originOf(holder, facts, first).location, message: 'The first one.' }],
  });
}

/** The ids of blocks and of their sections, with the places where they stand. */
function idsIn({ blocks }: Resolved): [string, Path][] {
  const ids = textsIn(blocks, ['blocks']).filter(({ pointer }) => pointer.at(-1) === 'id');
  return ids.map(({ pointer, value }) => [value, pointer]);
}
