import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { groupOf } from '../fact-path.ts';
import { saidBy } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

const operand = /\|\s*(?:plus|minus):\s*([a-z][\w-]*(?:\.[\w-]+)+)/g;

/** "Full-time and part-time colleagues are {{ staffing.fullTime | plus: staffing.seasonal }}": an operand of which nothing is said. */
export const wrongSum: Check = ({ site, reference, levels }) => {
  const { byPath, facts } = figureIndexOf(site);
  const paths = [reference.path ?? '', ...[...reference.source.matchAll(operand)].map(([, path = '']) => path)];
  const operands = paths.map((path) => byPath.get(path)).filter((fact) => fact !== undefined);
  if (operands.length < 2) return undefined;
  const isSaid = saidBy(
    site,
    levels().filter(({ name }) => name === 'clause' || name === 'sentence'),
  );
  const wordsOf = (fact: FactFigure) => [...(vocabulariesOf(site).get(fact)?.own.keys() ?? [])];
  for (const fact of operands) {
    const beside = facts.filter(
      ({ path, mark }) => groupOf(path) === groupOf(fact.path) && mark.kind === fact.mark.kind && !paths.includes(path),
    );
    const meant = beside.find((other) => {
      const [mine, theirs] = [new Set(wordsOf(fact)), new Set(wordsOf(other))];
      const [own, others] = [[...mine.difference(theirs)], [...theirs.difference(mine)]];
      return own.length > 0 && others.length > 0 && !own.some(isSaid) && others.every(isSaid);
    });
    if (meant)
      return { message: `The words here speak of ${meant.path}, and ${reference.source} counts ${fact.path}.`, meant };
  }
  return undefined;
};
