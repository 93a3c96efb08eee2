import { factsLike } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { didYouMeanFact } from '../facts/missing-fact.ts';
import type { Rule } from '../rules.ts';

/** Checks the entries under `sample`: placeholders for the dealer's real values, which must be replaced before the site goes live. */
export default {
  description: 'A sample value goes live as if it were real.',

  checkFacts({ source, facts, invalidFacts, isRelease }, report) {
    const { sample } = facts.tree;
    for (const [index, entry] of (Array.isArray(sample) ? sample : []).entries()) {
      const { path, reason = '' } = (entry ?? {}) as { path?: unknown; reason?: unknown };
      if (typeof path !== 'string') continue;
      const names = factsLike({ facts }, path);
      const locate = () => source.site.locate(['sample', index, 'path']);
      if (names.length === 0 && !isInvalidFact(path, invalidFacts)) {
        const near = didYouMeanFact(path, facts.tree) ?? 'Correct the path.';
        const hint = `${near} If the value has been replaced or given up, take the line out.`;
        report(locate(), { message: `The sample entry "${path}" names no fact.`, hint });
      } else if (isRelease) {
        report(locate(), {
          message: `The fact "${path}" is still a sample: ${reason}.`,
          hint: 'Replace the value with the real value, then take this line out.',
          related: names.slice(0, 3).map(({ path: at }) => ({ ...facts.locate(at), message: `${at} stands here.` })),
        });
      }
    }
  },
} satisfies Rule;
