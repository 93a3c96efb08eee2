import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactMap, mapOf } from '../../schemas/fact-map.ts';
import type { Report } from '../finding.ts';
import { didYouMean, withHolder } from '../report/did-you-mean.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { valuesLike } from './described-facts.ts';

const list = 'schemas/derive/figures.json';

/** Warns of each figure in the site's own list whose path leads to no fact, unless it is in a group that the site may leave out. */
export function reportIdleFigures(root: string, groups: readonly string[], tree: FactMap, report: Report): void {
  if (!existsSync(join(root, list))) return;
  const file = parseYaml(list, readFileSync(join(root, list), 'utf8'), report);
  for (const pattern of Object.keys(mapOf(file.data))) {
    const steps = pattern.split('.');
    const at = steps.findIndex((_, index) => valuesLike(tree, steps.slice(0, index + 1).join('.')).length === 0);
    if (at === -1 || (at === 0 && groups.includes(steps[0] ?? ''))) continue;
    const holders = at === 0 ? [tree] : valuesLike(tree, steps.slice(0, at).join('.')).map(({ value }) => value);
    const near = didYouMean(steps[at] ?? '', new Set(holders.flatMap((holder) => Object.keys(mapOf(holder)))));
    const message = `The path "${pattern}" leads to no fact, so that no text is compared with it.`;
    const hint = near ? withHolder(steps.slice(0, at).join('.'), near) : 'Correct the path, or take the figure out.';
    report({ rule: 'missing-fact', severity: 'warning', ...file.locateKey([pattern]), message, hint });
  }
}
