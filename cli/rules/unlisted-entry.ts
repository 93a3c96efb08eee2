import { isMap } from '../../schemas/fact-map.ts';
import { annotatedFacts } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';
import { names, placesToList } from '../site/listed-in.ts';

/** `listedIn` in a schema says which lists name every entry of a collection. */
export default {
  description: 'A visitor never hears of a brand that one of the lists of all brands leaves out.',

  checkSite(site, report) {
    for (const { path, value, mark } of annotatedFacts(site, 'listedIn')) {
      for (const { file, list, items } of placesToList(site, path, mark)) {
        for (const slug of isMap(value) ? Object.keys(value) : []) {
          if (names(items, path, slug)) continue;
          report(file.locateKey(list), {
            message: `This list names the ${path}, and "${slug}" is missing from it.`,
            hint: 'Add it as the others are.',
            related: [{ ...site.facts.locate(`${path}.${slug}`), message: 'What is missing.' }],
          });
        }
      }
    }
  },
} satisfies Rule;
