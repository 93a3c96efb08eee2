import type { FactFigure } from '../facts/figure-index.ts';

/** The rules that tell of contradictions. */
export type ContradictionRule = 'price' | 'hours' | 'phone' | 'count' | 'specification' | 'policy-figure';

/** The rule that a contradiction with this fact goes by. */
export function ruleOf({ path, mark }: Pick<FactFigure, 'path'> & Partial<FactFigure>): ContradictionRule {
  if (mark?.kind === 'phone') return 'phone';
  if (path.startsWith('hours.')) return 'hours';
  if (mark?.kind === 'count') return 'count';
  if (mark?.kind === 'money' && /^(vehicles|series|brands|rentals)\./.test(path)) return 'price';
  if (/^(vehicles|series|brands)\.|^rentals\.[^.]+\.seats$/.test(path)) return 'specification';
  return 'policy-figure';
}
