import { entryFor, vouchingOf } from '../prose/given.ts';
import { mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import type { Rule } from '../rules.ts';
import { sourceFiles } from '../source/source.ts';

export default {
  name: 'unneeded-given',
  description: 'An entry that outlives its figure lets the next mistake of the same wording through unseen.',

  checkSite(site, report) {
    const found = [...mistakesOfSite(site), ...site.pages.flatMap(mistakesOnPage(site))];
    const needed = new Set(found.map(({ text, mistake }) => entryFor(text, mistake.start, mistake.end)));
    for (const file of sourceFiles(site.source)) {
      for (const entry of vouchingOf(file).entries) {
        if (needed.has(entry)) continue;
        report({
          ...file.locate(entry.path),
          message: `"${entry.text}" is vouched for here, and nothing in this file needs it.`,
          hint: 'Take the entry out.',
        });
      }
    }
  },
} satisfies Rule;
