import { annotatedFacts, numberAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';

/** `usual: 3` in a schema says that a number is at most three times the middle number of its kind, and at least a third of it. */
export default {
  description: 'A customer reads a price with a digit too many, and laughs, or with one too few, and insists on it.',

  checkFacts(site, report) {
    const numbers = annotatedFacts(site, 'usual').flatMap(({ path, kind, mark }) => {
      const value = numberAt(site, path);
      return value === undefined ? [] : [{ path, kind, value, mark }];
    });
    for (const alike of Map.groupBy(numbers, ({ kind }) => kind).values()) {
      const sorted = alike.map(({ value }) => value).sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
      for (const { path, value, mark } of alike.length < 3 ? [] : alike) {
        if (value <= middle * mark && value >= middle / mark) continue;
        const digit = value > middle ? 'too many' : 'too few';
        report(site.facts.locate(path), {
          severity: 'warning',
          message: `"${path}" is ${value}, and most others are about ${middle}.`,
          hint: `Count the digits: there may be one ${digit}. Thousands are written without a point or a comma.`,
        });
      }
    }
  },
} satisfies Rule;
