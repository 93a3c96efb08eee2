import { annotatedFacts, beside, clash, numberAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** `sumOf` in a schema says that a number is the sum of those beside it. */
export default {
  description: 'A reader who adds up the parts gets another number than the one printed, and trusts none of them.',

  checkFacts(site, report) {
    for (const { path, value: total, mark } of annotatedFacts<string[]>(site, 'sumOf')) {
      const parts = mark.map((key) => ({ path: beside(path, key), value: numberAt(site, beside(path, key)) }));
      const sum = parts.reduce((so, { value }) => so + (value ?? Number.NaN), 0);
      if (typeof total !== 'number' || Number.isNaN(sum) || total === sum) continue;
      report(
        clash(site, path, Object.fromEntries(parts.map((part) => [part.path, `"${part.path}" is ${part.value}.`]))),
        {
          message: `"${path}" is ${total}, but its parts ${parts.map(({ value }) => value).join(' + ')} make ${sum}.`,
          hint: `Write ${sum}, or correct the part that is wrong.`,
        },
      );
    }
  },
} satisfies Rule;
