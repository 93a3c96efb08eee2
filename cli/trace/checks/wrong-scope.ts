import { figureIndexOf } from '../../facts/figure-index.ts';
import { textsBeside } from '../authored-text.ts';
import { factPathOf } from '../fact-path.ts';
import { scopeOf } from '../judge-hours.ts';
import type { Check, Place } from './check.ts';

/** "Service hours" with the hours of the store; the opening days of the store beside the lines of the delivery. */
export const wrongScope: Check = (place) => {
  const { site, text, path, reference, levels } = place;
  const own = scopeIn(path);
  if (!own) return undefined;
  const said = scopeOf(levels().filter(({ name }) => name !== 'page' && name !== 'above'));
  if (said === own) return undefined;
  // "Our lifts come down at ..., while the showrooms stay open until ...": the scope that is named has hours of its own there.
  if (said && scopeOf(levels().slice(0, 1)) === undefined && isTold(place, said)) return undefined;
  if (said) {
    const meant = figureIndexOf(site).byPath.get(`hours.${said}`);
    return { message: `The words here speak of ${said} hours, and ${reference.source} gives the ${own} hours.`, meant };
  }
  const isNamed = text.value !== '' || scopeOf(levels()) !== undefined;
  if (!isNamed && own !== 'store' && text.page === undefined) {
    return {
      message: `Nothing here says that ${reference.source} gives the ${own} hours, on every page.`,
      meant: figureIndexOf(site).byPath.get('hours.store'),
    };
  }
  const other = besideIt(place).find((one) => scopeIn(one) !== own);
  if (other === undefined) return undefined;
  const message = `The ${own} hours of ${reference.source} stand beside the ${scopeIn(other)} hours.`;
  return { message, against: other };
};

function scopeIn(path: string): string | undefined {
  return /^hours\.(\w+)/.exec(path)?.[1];
}

/** True where another reference of the text gives the hours of the scope. */
function isTold({ site, text, reference }: Place, scope: string): boolean {
  return text.references.some((one) => one !== reference && scopeIn(factPathOf(site, text, one) ?? '') === scope);
}

/** Facts of opening hours that stand whole in the same block, beside one that does. */
function besideIt({ site, text }: Place): string[] {
  if (text.value !== '') return [];
  return textsBeside(text)
    .filter(({ value }) => typeof value === 'object')
    .flatMap((other) => other.references.map((reference) => factPathOf(site, text, reference) ?? ''))
    .filter((path) => scopeIn(path) !== undefined);
}
