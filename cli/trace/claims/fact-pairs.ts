import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { stemsOf } from '../stem.ts';

/** Two facts, in either order, that differ in a step of their paths alone, and the words that tell which is which. */
export interface FactPair {
  one: FactFigure;
  other: FactFigure;
  ofOne: ReadonlySet<string>;
  ofOther: ReadonlySet<string>;
  shared: ReadonlySet<string>;
}

/** Collections whose entries are compared by readers of their own. */
const elsewhere = /^(?:vehicles|series|brands|hours|team|municipalities|showrooms)\./;

export const factPairsOf = oncePer((site: Site): FactPair[] => {
  // `freeMiles` of sales has one for each showroom.
  const isEntry = (path: string) => /^showrooms\./.test(entitiesOf(site).of(path) ?? '');
  const stepsOf = ({ path }: FactFigure) => (isEntry(path) ? path.split('.').slice(0, -1) : path.split('.'));
  const facts = figureIndexOf(site).facts.filter(({ path, isDerived }) => !isDerived && !elsewhere.test(path));
  const groups = Map.groupBy(
    facts.flatMap((fact) => {
      const steps = stepsOf(fact);
      const unit = [fact.mark.kind, fact.mark.unit].join(' ');
      return steps.map((own, at) => ({ fact, own, rest: [...steps.slice(0, at), '*', ...steps.slice(at + 1)], unit }));
    }),
    ({ rest, unit }) => `${unit} ${rest.join('.')}`,
  );
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one) =>
      group.flatMap((other): FactPair[] => {
        const [mine, theirs] = [stemsOf(one.own), stemsOf(other.own)];
        const [ofOne, ofOther] = [mine.difference(theirs), theirs.difference(mine)];
        const shared = new Set([...stemsOf(one.rest.join(' ')), ...mine.intersection(theirs)]);
        if (ofOne.size === 0 || ofOther.size === 0) return [];
        return [{ one: one.fact, other: other.fact, ofOne, ofOther, shared }];
      }),
    ),
  );
});
