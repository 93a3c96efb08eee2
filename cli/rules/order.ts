import { annotatedFacts, clash, factsLike, numberAt } from '../facts/described-facts.ts';
import { isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/**
 * Numbers that grow. A schema says so by `ordered` (keys of a map, none less than the one before), by `increasing` (each greater), by
 * `ascending` (in each entry of a map that key is greater than in the entry before), or by `noMoreThan` and `noLessThan` (a bound of all
 * numbers at a pattern, whatever the unit of either).
 */
export default {
  description: 'A customer who reads "5 to 3 days", or books a plan that the policy rules out, cannot tell what holds.',

  checkFacts(site, report) {
    for (const { path, mark } of annotatedFacts<string[]>(site, 'ordered')) checkRow(site, path, mark, true, report);
    for (const { path, mark } of annotatedFacts<string[]>(site, 'increasing'))
      checkRow(site, path, mark, false, report);
    for (const { path, value, mark } of annotatedFacts<string>(site, 'ascending')) {
      const steps = isMap(value) ? Object.keys(value).map((step) => `${step}.${mark}`) : [];
      checkRow(site, path, steps, false, report);
    }
    checkBounds(site, 'noMoreThan', report);
    checkBounds(site, 'noLessThan', report);
  },
} satisfies Rule;

function checkRow(site: Site, path: string, keys: readonly string[], mayRepeat: boolean, report: RuleReport): void {
  const paths = keys.map((key) => `${path}.${key}`);
  for (const [index, later] of paths.entries()) {
    const earlier = paths[index - 1] ?? '';
    const [least, number] = [numberAt(site, earlier), numberAt(site, later)];
    if (least === undefined || number === undefined || number > least || (number === least && mayRepeat)) continue;
    report({
      ...clash(site, later, { [earlier]: `"${earlier}" is ${least}.` }),
      message: `"${later}" is ${number}, ${number < least ? 'less than' : 'no more than'} "${earlier}" with ${least}.`,
      hint: 'Exchange the two, or correct the one that is wrong.',
    });
  }
}

const hours: Readonly<Record<string, number>> = { hour: 1, day: 24, week: 7 * 24 };

function checkBounds(site: Site, annotation: 'noMoreThan' | 'noLessThan', report: RuleReport): void {
  const sizes = new Map(
    annotatedFacts<{ unit?: string }>(site, 'figure').map(({ path, mark }) => [path, hours[mark.unit ?? '']]),
  );
  const sizeOf = (path: string) => (numberAt(site, path) ?? Number.NaN) * (sizes.get(path) ?? 1);
  for (const { path, value, mark } of annotatedFacts<string>(site, annotation)) {
    const isOut = (bound: number, size: number) => (annotation === 'noMoreThan' ? bound > size : bound < size);
    const sound = factsLike(site, mark).filter((fact) => !isInvalidFact(fact.path, site.invalidFacts));
    const passed = sound.find((fact) => isOut(sizeOf(path), sizeOf(fact.path)));
    if (!passed) continue;
    report({
      ...clash(site, path, { [passed.path]: `"${passed.path}" is ${passed.value}.` }),
      message: `"${path}" is ${value}, which rules "${passed.path}" out, with ${passed.value}.`,
      hint: 'Correct the bound, or take out what it rules out.',
    });
  }
}
