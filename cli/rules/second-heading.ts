import type { Rule } from '../rules.ts';
import { originOf } from '../site/site.ts';

/** `headsPage` in a schema says that its block shows the main heading. */
export default {
  description: 'A visitor who hears the page, and a search engine, do not know which of two headings it is about.',

  checkPage(page, { schemas, facts }, report) {
    const placeOf = (index: number) => originOf(page, facts, ['blocks', index, 'type']).location;
    const [first, ...more] = page.blocks.flatMap(({ type }, index) =>
      schemas.node(`blocks/${type}`)?.schema.headsPage ? [{ type, index }] : [],
    );
    for (const { type, index } of more)
      report(placeOf(index), {
        message: `Block "${type}" shows a second main heading on ${page.route}.`,
        hint: 'A page has one: take this block out, or write "type: prose" with its heading and its text.',
        related: first && [{ ...placeOf(first.index), message: 'The first one.' }],
      });
  },
} satisfies Rule;
