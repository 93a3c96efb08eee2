import { annotatedFacts, beside, clash, factAt } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule } from '../rules.ts';

/** A schema says by `countedIn` that the digits which end a name ("GT6", "2+2") are this number, where they are in all that are alike. */
export default {
  description: 'A family that came for the cart with a six in its name finds too few seats.',

  checkSite(site, report) {
    const counts = annotatedFacts<{ key: string; like: string }>(site, 'countedIn').map(({ path, value, mark }) => {
      const name = beside(path, mark.key);
      return { path, value, name, named: countIn(factAt(site, name)), like: factAt(site, beside(path, mark.like)) };
    });
    for (const alike of Map.groupBy(counts, ({ like }) => like).values()) {
      for (const { path, value, name, named } of alike) {
        if (named === undefined || named === value || isInvalidFact(path, site.invalidFacts)) continue;
        const others = alike.filter((sibling) => sibling.path !== path && sibling.named !== undefined);
        if (others.length === 0 || others.some((sibling) => sibling.named !== sibling.value)) continue;
        report({
          ...clash(site, path, { [name]: 'The name.' }),
          message: `"${path}" is ${value}, and its name "${factAt(site, name)}" says ${named}, as all names like it do.`,
          hint: 'Correct the number or the name.',
        });
      }
    }
  },
} satisfies Rule;

/** 4 for "Ranger 2+2", 6 for "GT6"; undefined for a name without such an end. */
function countIn(name: unknown): number | undefined {
  const digits = /(?<![\d.])(\d)(?:\+(\d))?(?![\d.])(?: \w+)?$/.exec(String(name));
  return digits ? Number(digits[1]) + Number(digits[2] ?? 0) : undefined;
}
