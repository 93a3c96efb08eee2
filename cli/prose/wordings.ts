import { mapOf } from '../../schemas/fact-map.ts';
import { annotatedFacts, factAt } from '../facts/described-facts.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import { scoreOf } from './evidence.ts';
import { type FactFigure, factFigureAt, factFiguresOf } from './fact-figures.ts';
import { entriesOf, partsOf } from './fact-parts.ts';
import { vouchCommand } from './given.ts';
import { clauseAround, levels, sentenceAround, type Words, withoutComparisons, wordsNear } from './near.ts';
import { isSubject } from './said-parts.ts';
import { type AuthoredText, isReferred, type Mistake, type Surroundings } from './texts.ts';
import { createPhraseFinder } from './words.ts';

/** Words that deny what follows, or say it about somebody else. */
const denial = /\b(?:not?|nor|never|nobody|nothing|none|neither|without|unlike|elsewhere|others?)\b(?!-)|n['’]t\b/i;

/** Words of a sentence that supposes something, or excepts it, and so says it of nothing. */
const supposed = /\b(?:if|unless|whether|would|could|choose|later|earlier|previous|last year|except|but the)\b/i;

/** Finds phrases that contradict the fact that the words near them name. */
export function wrongWordings(site: Surroundings, text: AuthoredText): Mistake[] {
  const found = wordingsIn(site)(text);
  return found.flatMap(({ values, ...span }): Mistake[] => {
    const sentence = sentenceAround(text, span);
    const isDenied = denial.test(text.value.slice(clauseAround(text, sentence, span).start, span.start));
    const isSupposed = supposed.test(text.value.slice(sentence.start, sentence.end));
    // A text that many pages share is not about any one of them.
    if (isReferred(text, span) || isDenied || isSupposed || text.isShared) return [];
    const near = withoutComparisons(site, wordsNear(site, text, span));
    const judged = [...Map.groupBy(values, (wording) => wording.value)].map(([value, said]) => {
      const facts = [...new Set(said.map(({ fact }) => fact))];
      return { value, fact: deniedIn(site, value, facts, near) ?? factFor(site, value, facts, near) };
    });
    const isTrue = judged.some(({ value, fact }) => fact && says(site, fact, value));
    const wrong = judged.find(({ fact }) => fact !== undefined)?.fact;
    // A phrase that stands for several values is right if one of them is right.
    if (!wrong || isTrue) return [];
    // A sentence with two different values of the fact compares them.
    const beside = found.filter((phrase) => phrase.start >= sentence.start && phrase.end <= sentence.end);
    const said = beside.flatMap((phrase) => phrase.values).filter(({ fact }) => fact.path === wrong.path);
    if (said.some(({ value }) => values.every((wording) => wording.value !== value))) return [];
    const { reference: fact } = wrong;
    const value = factFigureAt(site).get(fact)?.wording ?? String(factAt(site, fact));
    const message = `"${text.value.slice(span.start, span.end)}" is typed here, and the fact ${fact} is ${value}.`;
    const hint = `Correct the words or the fact, or vouch for the words: ${vouchCommand(text.file)}`;
    const related = [{ ...site.facts.locate(fact), message: `The fact: ${value}.` }];
    return [{ rule: 'wording', ...span, message, hint, related, fact }];
  });
}

/** False if a sentence has several names, since we cannot tell which of them a phrase is about. */
const isClear = ({ level, names }: Words) => level !== levels.sentence || names < 2;

/** The fact that the words nearby name. The first stands for all, as with "no deposit", if none of them has this value. */
function factFor(site: Surroundings, value: string, facts: readonly FactFigure[], near: readonly Words[]) {
  const scored = facts
    .flatMap((fact) => {
      const score = scoreOf({ kind: 'phone', values: [] }, fact, facts, near);
      return score ? [{ fact, level: score.entry }] : [];
    })
    .filter(({ level }) => near.every((words) => words.level !== level || isClear(words)))
    .sort((a, b) => a.level - b.level);
  const [first, second] = scored;
  if (first && first.level !== second?.level) return first.fact;
  const isOfNone = first && scored.every(({ fact }) => !says(site, fact, value));
  return isOfNone && first.level <= levels.clause ? first.fact : undefined;
}

/** "Every model", "all Ketches", "all face forward", but not "all day". An entry counts its records by those nouns. */
const ofEvery = oncePerFacts((site: Surroundings) => {
  const isOfRecords = ({ path }: FactFigure) => recordsOf(site).get(path.replace(/\.[^.]+$/, ''))?.length;
  const nouns = factFiguresOf(site).flatMap((fact) => (isOfRecords(fact) ? fact.nouns : []));
  const named = String.raw`(?: +\||(?: \w+)? (?:(?:${nouns.join('|') || '$.'})\b|\p{Lu}))(?!.*\b(?:but|except)\b)`;
  return new RegExp(String.raw`\| (?:all|every)\b|\b(?:[Aa]ll|[Ee](?:ach|very))${named}`, 'su');
});

/** What is said of an entry with records holds for at least one of them, and for all of them if it says "every". */
function deniedIn(site: Surroundings, value: string, facts: readonly FactFigure[], near: readonly Words[]) {
  // A record's page is about that record. A page about an entry speaks of single records, so its title does not count.
  if (facts.some((fact) => isSubject(near, fact))) return undefined;
  const close = near.filter((words) => isClear(words) && (words.level <= levels.heading || words.said === ''));
  const spokenOf = close.map(({ entries }) => new Set([...entries].flatMap((path) => recordsOf(site).get(path) ?? [])));
  const named = spokenOf.map((records) => facts.filter(({ path }) => records.has(path.split('.', 2).join('.'))));
  const said = named.find(({ length }) => length > 0) ?? [];
  const denied = said.filter((fact) => !says(site, fact, value));
  return ofEvery(site).test(near[0]?.said ?? '') || denied.length === said.length ? denied[0] : undefined;
}

/** The records of each entry that has some, by its path. */
export const recordsOf = oncePerFacts((site: Surroundings) => {
  const kinds = new Set(annotatedFacts(site, 'wordings').map(({ path }) => path.split('.', 1)[0]));
  const slugsIn = (records: unknown) => [records].flat().flatMap((record) => mapOf(record).slug ?? []);
  const pathsIn = (entry: string) =>
    [...kinds].flatMap((kind) => slugsIn(factAt(site, `${entry}.${kind}`)).map((slug) => `${kind}.${slug}`));
  return new Map([...entriesOf(site).keys()].map((path) => [path, pathsIn(path)]));
});

const says = (site: Surroundings, { path }: FactFigure, value: string) => String(factAt(site, path) ?? value) === value;

/** The phrases of a text that stand for a value of some fact: "no deposit" says that the deposit is 0. */
export const wordingsIn = oncePerFacts((site: Surroundings) => {
  const phrases = annotatedFacts(site, 'wordings').flatMap(({ path: reference, value, mark }) => {
    // What an entry has, its records may have from it.
    const [entry = '', key] = reference.split(/\.(?=[^.]+$)/);
    const paths = (recordsOf(site).get(entry) ?? []).map((record) => `${record}.${key}`);
    const inherited = paths.filter((path) => factAt(site, path) === value);
    // A fact that is not a figure, but looks like one.
    const none = { kind: 'count', values: [], nouns: [], wording: '', isDerived: false } as const;
    const factAs = (path: string): FactFigure => ({ ...none, reference, path, ...partsOf(site, path, {}) });
    const facts = [reference, ...inherited].map(factAs);
    const meanings = Object.entries(mark).flatMap(([value, said]) => said.map((words) => ({ words, value })));
    return meanings.flatMap(({ words, value }) => facts.map((fact) => ({ words, value: { value, fact } })));
  });
  const find = createPhraseFinder(phrases);
  return oncePer((text: AuthoredText) => find(text.value));
});
