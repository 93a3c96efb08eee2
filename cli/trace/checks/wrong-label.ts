import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { entitiesOf } from '../entities.ts';
import { groupOf } from '../fact-path.ts';
import { stemReaderOf } from '../stem.ts';
import { wordsAt } from '../surroundings.ts';
import { vocabulariesOf } from '../vocabulary.ts';
import type { Check } from './check.ts';

/** "Top speed" beside the range of the same cart, "at peak" beside the part-time staff: a label that names a fact beside this one. */
export const wrongLabel: Check = ({ site, text, fact, reference, levels }) => {
  if (!fact || text.value === '' || text.raw.trim() !== reference.source) return undefined;
  const label = stemReaderOf(site)(wordsAt(levels(), 'beside'));
  if (label.size === 0) return undefined;
  const entity = entitiesOf(site).of(fact.path);
  const own = wordsOf(site, fact, entity);
  const synonyms = vocabulariesOf(site).get(fact)?.other.keys() ?? [];
  if ([...synonyms].some((word) => label.has(word))) return undefined;
  const beside = siblingsOf(site).get(entity ?? groupOf(fact.path)) ?? [];
  const isOfKind = (one: FactFigure) => (one.mark.kind === fact.mark.kind) === (entity === undefined);
  const isMeant = (theirs: ReadonlySet<string>) =>
    theirs.isSubsetOf(label) && !theirs.isSubsetOf(own) && own.difference(theirs).isDisjointFrom(label);
  const meant = beside.find((one) => one !== fact && isOfKind(one) && isMeant(wordsOf(site, one, entity)));
  return meant && { message: `The label speaks of ${meant.path}, and ${reference.source} is ${fact.path}.`, meant };
};

/** The words of a fact's name; beside others of a group, those of the last part alone. */
function wordsOf(site: Site, fact: FactFigure, entity: string | undefined): ReadonlySet<string> {
  if (entity === undefined) return stemReaderOf(site)(fact.path.slice(groupOf(fact.path).length));
  return new Set(vocabulariesOf(site).get(fact)?.own.keys());
}

const siblingsOf = oncePer((site: Site) =>
  Map.groupBy(
    figureIndexOf(site).facts.filter(({ isDerived }) => !isDerived),
    (fact) => entitiesOf(site).of(fact.path) ?? groupOf(fact.path),
  ),
);
