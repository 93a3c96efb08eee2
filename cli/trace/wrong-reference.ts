import type { Finding, Location, RelatedLocation } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, addressTexts, authoredTexts, boundTexts } from './authored-text.ts';
import type { Check, Mistake, Place } from './checks/check.ts';
import { fixedEntry } from './checks/fixed-entry.ts';
import { mixedAddress } from './checks/mixed-address.ts';
import { mixedEntry } from './checks/mixed-entry.ts';
import { notLeast } from './checks/not-least.ts';
import { notNearest } from './checks/not-nearest.ts';
import { notOfAll } from './checks/not-of-all.ts';
import { swappedEnds } from './checks/swapped-ends.ts';
import { unspokenFact } from './checks/unspoken-fact.ts';
import { wrongBound } from './checks/wrong-bound.ts';
import { wrongBranch } from './checks/wrong-branch.ts';
import { wrongCount } from './checks/wrong-count.ts';
import { wrongDay } from './checks/wrong-day.ts';
import { wrongEnd } from './checks/wrong-end.ts';
import { wrongEntity } from './checks/wrong-entity.ts';
import { wrongField } from './checks/wrong-field.ts';
import { wrongFilter } from './checks/wrong-filter.ts';
import { wrongGroup } from './checks/wrong-group.ts';
import { wrongLabel } from './checks/wrong-label.ts';
import { wrongList } from './checks/wrong-list.ts';
import { wrongPair } from './checks/wrong-pair.ts';
import { wrongPlan } from './checks/wrong-plan.ts';
import { wrongRate } from './checks/wrong-rate.ts';
import { wrongScope } from './checks/wrong-scope.ts';
import { wrongSum } from './checks/wrong-sum.ts';
import { wrongTotal } from './checks/wrong-total.ts';
import { wrongTwin } from './checks/wrong-twin.ts';
import { wrongWhole } from './checks/wrong-whole.ts';
import { wrongYear } from './checks/wrong-year.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import { factFigureOf, factPathOf } from './fact-path.ts';
import { judgeParts } from './judged-parts.ts';
import { relatedTo } from './judgement.ts';
import { referenceIn } from './replacement.ts';
import { type Level, surroundingsOf } from './surroundings.ts';

/** A reference to another fact than the one that the words around it speak of. */
export interface WrongReference {
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

/** In the order in which they are asked: of one reference the first mistake is told. */
const checks: readonly Check[] = [
  wrongFilter,
  wrongRate,
  wrongPlan,
  wrongCount,
  wrongList,
  wrongScope,
  wrongDay,
  mixedAddress,
  mixedEntry,
  notNearest,
  swappedEnds,
  wrongBound,
  notOfAll,
  wrongLabel,
  wrongTotal,
  wrongWhole,
  fixedEntry,
  wrongEntity,
  wrongField,
  notLeast,
  wrongEnd,
  wrongPair,
  wrongTwin,
  wrongYear,
  unspokenFact,
  wrongGroup,
  wrongBranch,
];

/** A difference or a sum of two facts is neither of them, so that these cannot tell. */
const ofSingle: readonly Check[] = [wrongEntity, wrongField, unspokenFact, wrongGroup, notLeast, wrongPair];
const checksOfComputed = [wrongSum, ...checks.filter((check) => !ofSingle.includes(check))];
const arithmetic = ['plus', 'minus', 'times', 'divided_by'];

/** Every reference that stands where the words around it say something else; only where they leave no doubt. */
export const wrongReferences = oncePer(find);

function find(site: Site): WrongReference[] {
  const texts = [...authoredTexts(site), ...boundTexts(site), ...addressTexts(site)].filter(
    ({ references }) => references.length > 0,
  );
  const byPlace = new Map<string, WrongReference>();
  for (const wrong of judgeParts(site, 'references', texts, (text) => judgeText(site, text))) {
    const { file, line, column } = wrong.finding;
    byPlace.set(`${file}:${line}:${column}`, wrong);
  }
  return [...byPlace.values()];
}

function judgeText(site: Site, text: AuthoredText): WrongReference[] {
  return text.references.flatMap((reference, index) => {
    const path = factPathOf(site, text, reference);
    if (path === undefined) return [];
    const fact = factFigureOf(site, text, reference);
    const mistake = firstMistake({ site, text, reference, path, fact });
    if (!mistake) return [];
    const place = locate(site, text, index, mistake);
    const finding = { severity: 'error' as const, ...place, ...describe(site, text, path, mistake) };
    return [{ rule: mistake.rule ?? ruleOf(fact ?? { path }), finding }];
  });
}

function locate(site: Site, { file, path, references }: AuthoredText, index: number, { at }: Mistake): Location {
  if (at !== undefined) return site.facts.locate(at);
  const source = references[index]?.source ?? '';
  const before = references.slice(0, index).filter((one) => one.source === source).length;
  return file.locateWithin(path, source, before);
}

function describe(
  site: Site,
  text: AuthoredText,
  path: string,
  { message, meant, against }: Mistake,
): Pick<Finding, 'message' | 'hint' | 'related'> {
  return {
    message,
    ...(meant ? { hint: `Write {{ ${referenceIn(text, meant.reference)} }}, if that is meant.` } : {}),
    related: [
      related(site, path),
      ...(meant ? [relatedTo(site, meant)] : []),
      ...(against === undefined ? [] : [related(site, against)]),
    ],
  };
}

function related(site: Site, path: string): RelatedLocation {
  const value = valueAt(site.facts.tree, path.split('.'));
  const isPlain = value === null || typeof value !== 'object';
  return { ...site.facts.locate(path), message: isPlain ? `${path} is ${value}.` : `The fact ${path}.` };
}

function firstMistake(reference: Omit<Place, 'levels'>): Mistake | undefined {
  const place = { ...reference, levels: levelsOf(reference) };
  const isComputed = reference.reference.filters.some((filter) => arithmetic.includes(filter));
  for (const check of isComputed ? checksOfComputed : checks) {
    const mistake = check(place);
    if (mistake) return mistake;
  }
  return undefined;
}

function levelsOf({ site, text, reference }: Omit<Place, 'levels'>): () => Level[] {
  const isWhole = text.raw.trim() === reference.source;
  const end = isWhole ? text.value.length : reference.end;
  let known: Level[] | undefined;
  return () => (known ??= surroundingsOf(site, text, reference.start, end));
}
