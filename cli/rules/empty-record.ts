import { mapOf } from '../../schemas/fact-map.ts';
import type { Rule } from '../rules.ts';

export default {
  description: 'A visitor follows a link to an empty page.',

  checkFacts({ source }, report) {
    for (const [collection, records] of Map.groupBy(source.records.values(), (record) => record.collection)) {
      const path = `pages/${collection}/_layout.yaml`;
      const layout = source.layouts.get(`pages/${collection}`);
      const { blocks } = mapOf(layout?.data);
      const file = layout ?? records[0]?.file;
      if (!file || file.hasErrors || (Array.isArray(blocks) && blocks.length > 0)) continue;
      report(file.locateKey(['blocks']), {
        message: `The pages in pages/${collection} show nothing: no block is in ${path}.`,
        hint: `Write what each of them shows under "blocks:" in ${path}, or take that file from version control again.`,
      });
    }
  },
} satisfies Rule;
