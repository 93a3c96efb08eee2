import { entryFor, vouchingOf } from '../prose/given.ts';
import { mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import type { Rule } from '../rules.ts';

export default {
  name: 'unneeded-given',
  description: 'An entry that outlives its figure lets the next mistake of the same wording through unseen.',

  checkSite(site, report) {
    const found = [...mistakesOfSite(site), ...site.pages.flatMap(mistakesOnPage(site))];
    const needed = new Set(found.map(({ text, mistake }) => entryFor(text, mistake.start, mistake.end)));
    const { site: facts, pages, layouts, vehicles } = site.source;
    for (const file of [facts, ...pages, ...layouts.values(), ...vehicles.values()]) {
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
