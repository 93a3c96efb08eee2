import type { Rule } from '../rules.ts';
import { originOf } from '../site/origin.ts';

export default {
  name: 'duplicate-id',
  description: 'A visitor who follows a link to a section lands in another one of the same name.',

  checkPage(page, { facts }, report) {
    const known = new Map<string, number>();
    const locate = (index: number) => originOf(page, facts, page.source, ['blocks', index, 'id']).location;
    for (const [index, { id }] of page.blocks.entries()) {
      if (id === undefined) continue;
      const first = known.get(id);
      if (first === undefined) {
        known.set(id, index);
        continue;
      }
      report({
        ...locate(index),
        message: `Two blocks of ${page.route} have the id "${id}".`,
        hint: 'Give one of them another id, and correct the links that lead to it.',
        related: [{ ...locate(first), message: 'The first one.' }],
      });
    }
  },
} satisfies Rule;
