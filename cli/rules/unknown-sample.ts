import { isInvalidFact } from '../facts/invalid-facts.ts';
import { didYouMeanFact } from '../facts/missing-fact.ts';
import { sampleEntries } from '../release/sample-entries.ts';
import type { Rule } from '../rules.ts';

export default {
  description: 'A sample value that the release check cannot find goes live as if it were real.',
  checkFacts(site, report) {
    for (const { path, locate, names } of sampleEntries(site)) {
      if (names.length > 0 || isInvalidFact(path, site.invalidFacts)) continue;
      report(locate(), {
        message: `The sample entry "${path}" names no fact.`,
        hint: `${didYouMeanFact(path, site.facts.tree) ?? 'Correct the path.'} If the value has been replaced, take the line out.`,
      });
    }
  },
} satisfies Rule;
