import { annotatedFacts, clash, factsLike, numberAt } from '../facts/described-facts.ts';
import { factFigureAt } from '../prose/fact-figures.ts';
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

function checkRows(site: Site, annotation: 'ordered' | 'increasing', report: RuleReport): void {
  for (const { path: map, mark } of annotatedFacts(site, annotation)) {
    const row = mark.flatMap((key) => factsLike(site, `${map}.${key}`));
    for (const [index, { path }] of row.entries()) {
      const before = row[index - 1]?.path ?? '';
      const [least, number] = [numberAt(site, before), numberAt(site, path)];
      if (least === undefined || number === undefined) continue;
      if (number > least || (number === least && annotation === 'ordered')) continue;
      report(clash(site, path, { [before]: `"${before}" is ${least}.` }), {
        message: `"${path}" is ${number}, ${number < least ? 'less than' : 'no more than'} "${before}" with ${least}.`,
        hint: 'Exchange the two, or correct the one that is wrong.',
      });
    }
  }
}

const hours: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 7 * 24 };

/** @param side 1 if the bound may not be above the numbers, -1 if it may not be below them */
function checkBounds(site: Site, annotation: 'noMoreThan' | 'noLessThan', side: 1 | -1, report: RuleReport): void {
  const figures = annotatedFacts(site, 'figure');
  const units = new Map(figures.map(({ path, mark }) => [path, hours[mark.unit ?? '']]));
  const sizeOf = (path: string) => (numberAt(site, path) ?? Number.NaN) * (units.get(path) ?? 1);
  for (const { path, value, mark } of annotatedFacts(site, annotation)) {
    const passed = factsLike(site, mark).find((fact) => side * (sizeOf(path) - sizeOf(fact.path)) > 0);
    if (!passed) continue;
    const said = (path: string, value: unknown) => factFigureAt(site).get(path)?.wording ?? value;
    const theirs = said(passed.path, passed.value);
    report(clash(site, path, { [passed.path]: `"${passed.path}" is ${theirs}.` }), {
      message: `"${path}" is ${said(path, value)}, which rules "${passed.path}" out, with ${theirs}.`,
      hint: 'Correct the bound, or take out what it rules out.',
    });
  }
}
