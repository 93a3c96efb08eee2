import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import type { Reference } from '../../facts/template.ts';
import { groupOf } from '../fact-path.ts';
import { saidBy } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

const operand = /\|\s*(?:plus|minus):\s*([a-z][\w-]*(?:\.[\w-]+)+)/g;

/** Paths of the facts that a reference adds or takes away. */
export function operandsOf({ source }: Reference): string[] {
  return [...source.matchAll(operand)].map(([, path = '']) => path);
}

/** "Full-time and part-time colleagues are {{ staffing.fullTime | plus: staffing.seasonal }}": an operand of which nothing is said. */
export const wrongSum: Check = ({ site, reference, levels }) => {
  const { byPath, facts } = figureIndexOf(site);
  const paths = [reference.path ?? '', ...operandsOf(reference)];
  const operands = paths.map((path) => byPath.get(path)).filter((fact) => fact !== undefined);
  if (operands.length < 2) return undefined;
  const isSaid = saidBy(
    site,
    levels().filter(({ name }) => name === 'clause' || name === 'sentence'),
  );
  const wordsOf = (fact: FactFigure) => [...(vocabulariesOf(site).get(fact)?.own.keys() ?? [])];
  /** True where a word is said that one has and the other has not. */
  const isTold = (one: FactFigure, than: FactFigure) =>
    wordsOf(one)
      .filter((word) => !wordsOf(than).includes(word))
      .some(isSaid);
  const ofOperands = new Set(operands.flatMap(wordsOf));
  for (const fact of operands) {
    // Of "permanent colleagues" no word tells which are counted.
    if (!operands.some((one) => one !== fact && isTold(one, fact))) continue;
    const beside = facts.filter(
      ({ path, mark }) => groupOf(path) === groupOf(fact.path) && mark.kind === fact.mark.kind && !paths.includes(path),
    );
    const meant = beside.find(
      (other) => !isTold(fact, other) && wordsOf(other).some((word) => !ofOperands.has(word) && isSaid(word)),
    );
    if (meant)
      return { message: `The words here speak of ${meant.path}, and ${reference.source} counts ${fact.path}.`, meant };
  }
  return undefined;
};
