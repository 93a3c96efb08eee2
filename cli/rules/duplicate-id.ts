import type { Rule } from '../rules.ts';
import { originOf } from '../site/origin.ts';
import type { Resolved } from '../site/site.ts';
import type { Path } from '../source/source-file.ts';

export default {
  description: 'A visitor who follows a link to a section lands in another one of the same name.',

  checkPage(page, { facts, layout }, report) {
    const locate = (pointer: Path, within: Resolved = page) => originOf(within, facts, page.source, pointer).location;
    const shared = new Map(idsIn(layout.blocks, ['blocks']));
    for (const [id, all] of Map.groupBy(idsIn(page.blocks, ['blocks']), ([id]) => id)) {
      const ofLayout = shared.get(id);
      for (const [, pointer] of ofLayout ? all : all.slice(1)) {
        report({
          ...locate(pointer),
          message: `Two parts of ${page.route} have the id "${id}".`,
          hint: 'Give one of them another id, and correct the links that lead to it.',
          related: [
            { ...(ofLayout ? locate(ofLayout, layout) : locate(all[0]?.[1] ?? [])), message: 'The first one.' },
          ],
        });
      }
    }
  },
} satisfies Rule;

/** The ids of blocks and of their sections, with the places where they stand. */
function* idsIn(node: unknown, pointer: Path): Generator<[string, Path]> {
  if (typeof node === 'string' && pointer.at(-1) === 'id') yield [node, pointer];
  else if (Array.isArray(node)) for (const [index, item] of node.entries()) yield* idsIn(item, [...pointer, index]);
  else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) yield* idsIn(value, [...pointer, key]);
}
