import type { Rule } from '../rules.ts';
import { originOf, type Resolved } from '../site/site.ts';
import { textsIn } from '../source/source-file.ts';

export default {
  description: 'A visitor who follows a link to a section lands in another one of the same name.',

  checkSite({ layout, pages, facts }, report) {
    const shared = idsIn(layout);
    const isShared = (id: string) => shared.some((place) => place.id === id);
    // We resolve only those pages again that have an id twice.
    const doubtful = pages.filter(({ digest: { ids } }) => new Set(ids).size < ids.length || ids.some(isShared));
    for (const page of doubtful) {
      for (const [first, ...more] of Map.groupBy([...shared, ...idsIn(page)], ({ id }) => id).values()) {
        for (const { id, holder, pointer } of more) {
          if (!first || holder === layout) continue;
          report(originOf(page, facts, pointer).location, {
            message: `Two parts of ${page.route} have the id "${id}".`,
            hint: 'Give one of them another id, and correct the links that lead to it.',
            related: [{ ...originOf(first.holder, facts, first.pointer).location, message: 'The first one.' }],
          });
        }
      }
    }
  },
} satisfies Rule;

/** The ids of blocks and of their sections, and where they are. */
function idsIn(holder: Resolved) {
  const ids = textsIn(holder.blocks, ['blocks']).filter(({ pointer }) => pointer.at(-1) === 'id');
  return ids.map(({ pointer, value: id }) => ({ id, pointer, holder }));
}
