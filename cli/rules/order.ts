import { annotatedFacts, clash, factAt, factsLike, numberAt } from '../facts/described-facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { factFigureAt } from '../prose/fact-figures.ts';
import { units } from '../prose/figure.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/**
 * In a schema, `ordered` and `increasing` list numbers of a map that never get smaller, or that always get larger. `noMoreThan` and
 * `noLessThan` make a number the bound of all numbers at a pattern, whatever their units.
 */
export default {
  description: 'A customer who reads "5 to 3 days", or books a plan that the policy rules out, cannot tell what holds.',

  checkFacts(site, report) {
    checkRows(site, 'ordered', report);
    checkRows(site, 'increasing', report);
    checkBounds(site, 'noMoreThan', 1, report);
    checkBounds(site, 'noLessThan', -1, report);
  },
} satisfies Rule;

/** The number at a path. For a time of day or a date, one that grows with it. */
function rankAt(site: Site, path: string): number | undefined {
  const value = factAt(site, path);
  const isTime = typeof value === 'string' && /^\d[\d:-]+$/.test(value) && !isInvalidFact(path, site.invalidFacts);
  return isTime ? Number(value.replace(/[:-]/g, '')) : numberAt(site, path);
}

function checkRows(site: Site, annotation: 'ordered' | 'increasing', report: RuleReport): void {
  for (const { path: map, mark } of annotatedFacts(site, annotation)) {
    const row = mark.flatMap((key) => factsLike(site, `${map}.${key}`));
    for (const [index, { path }] of row.entries()) {
      const before = row[index - 1]?.path ?? '';
      const [least, number] = [rankAt(site, before), rankAt(site, path)];
      if (least === undefined || number === undefined) continue;
      if (number > least || (number === least && annotation === 'ordered')) continue;
      report(clash(site, path, { [before]: `"${before}" is ${factAt(site, before)}.` }), {
        message: `"${path}" is ${factAt(site, path)}, ${number < least ? 'less than' : 'no more than'} "${before}" with ${factAt(site, before)}.`,
        hint: 'Exchange the two, or correct the one that is wrong.',
      });
    }
  }
}

/** @param side 1 if the bound may not be above the numbers, -1 if it may not be below them */
function checkBounds(site: Site, annotation: 'noMoreThan' | 'noLessThan', side: 1 | -1, report: RuleReport): void {
  const figures = annotatedFacts(site, 'figure');
  const sizes = new Map(figures.map(({ path, mark }) => [path, units[mark.unit ?? '']?.size]));
  const sizeOf = (path: string) => (rankAt(site, path) ?? Number.NaN) * (sizes.get(path) ?? 1);
  for (const { path, value, mark } of annotatedFacts(site, annotation)) {
    const passed = factsLike(site, mark).find((fact) => side * (sizeOf(path) - sizeOf(fact.path)) > 0);
    if (!passed) continue;
    const said = (path: string, value: unknown) => factFigureAt(site).get(path)?.wording ?? value;
    const theirs = said(passed.path, passed.value);
    const [over, under] = typeof value === 'string' ? ['later', 'earlier'] : ['more', 'less'];
    report(clash(site, path, { [passed.path]: `"${passed.path}" is ${theirs}.` }), {
      message: `"${path}" is ${said(path, value)}, ${side > 0 ? over : under} than "${passed.path}" with ${theirs}.`,
      hint: 'Correct the one that is wrong.',
    });
  }
}
