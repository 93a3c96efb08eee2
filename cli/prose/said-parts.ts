import { oncePer } from '../memory/once-per.ts';
import type { FactFigure } from './fact-figures.ts';
import { entriesOf, type FactPart, weak } from './fact-parts.ts';
import { levels, type Words } from './near.ts';
import type { Surroundings } from './texts.ts';
import { stemsOf, stopWords } from './words.ts';

/** Level of a part that is not named at all. */
export const unsaid = levels.page + 1;

/** Tells whether the words name all entries of a fact, at any distance. This rules out most facts. */
export const naming = oncePer((near: readonly Words[]) => {
  const named = new Set(near.flatMap(({ entries }) => [...entries]));
  return (fact: FactFigure) => fact.entries.every((path) => named.has(path));
});

/** True if the words name the fact itself, and not only its entry. */
export const isLeafNamed = (near: readonly Words[], { parts, path }: FactFigure) =>
  parts.some((part) => part.path === path && nearest(part, near).level !== unsaid);

/** The level of the words that name the group of a fact of no entry; -1 if it is in none. */
export function groupLevel(near: readonly Words[], { entries, parts, path }: FactFigure): number {
  const group = parts.find((part) => part.kind === 'words' && part.path.includes('.') && part.path !== path);
  return entries.length > 0 || group === undefined ? -1 : nearest(group, near).level;
}

/** True if the page or the record as a whole is about an entry of the fact. */
export const isSubject = (near: readonly Words[], { entries: [outer = ''] }: FactFigure) =>
  near.some(({ said, entries }) => said === '' && entries.has(outer));

/** The names of the entries that a fact belongs to. */
function namesOf(site: Surroundings, { entries }: FactFigure): string[] {
  return entries.flatMap((path) => entriesOf(site).get(path)?.names ?? []);
}

/** True if the words name the entry of a fact, or have a word of its name that is not in the name of the rival's entry. */
export function speaksOf(site: Surroundings, words: Words, fact: FactFigure, rival: FactFigure): boolean {
  const stemsIn = (figure: FactFigure) => new Set(namesOf(site, figure).flatMap(stemsOf));
  const isNamed = fact.entries.some((path) => words.entries.has(path));
  return isNamed || !stemsIn(fact).difference(stemsIn(rival)).isDisjointFrom(words.stems);
}

/** True if the words have a capitalized word, or a number, of the name of a fact's entry that is not in the name of the rival's entry. */
export function hasWordOf(site: Surroundings, { said }: Words, fact: FactFigure, rival: FactFigure): boolean {
  const wordsOf = (figure: FactFigure) => namesOf(site, figure).flatMap((name) => name.split(/[ -]/));
  const theirs = wordsOf(rival);
  const words = new Set(said.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !stopWords.has(word.toLowerCase())));
  return wordsOf(fact).some((word) => /^(?:\p{Lu}|\d\d)/u.test(word) && !theirs.includes(word) && words.has(word));
}

/** True for a fact of no entry, if what the words say fits no other candidate. "Each extra person" is more than "each person". */
export function isAlone(fact: FactFigure, said: readonly string[], candidates: readonly FactFigure[]): boolean {
  const isCalled = (part: FactPart, least: number) =>
    part.kind === 'words' &&
    part.phrases.some((phrase) => phrase.length >= least && phrase.every((stem) => said.includes(stem)));
  const fits = ({ parts, path }: FactFigure) =>
    parts.some((part) => isCalled(part, part.path === path ? said.length : 0));
  return fact.entries.length === 0 && candidates.every((rival) => rival === fact || !fits(rival));
}

/** The nearest words that name a part of a fact: their level, and the words of the part that they have. */
export function nearest(part: FactPart, near: readonly Words[]): { level: number; said: readonly string[] } {
  if (part.kind === 'entry') {
    const level = near.find(({ entries }) => entries.has(part.path))?.level ?? unsaid;
    return { level, said: level === unsaid ? [] : [part.path] };
  }
  for (const { level, stems, said } of near) {
    let longest: readonly string[] = [];
    for (const phrase of part.phrases) {
      if (phrase.length <= longest.length || !phrase.every(stems.has, stems)) continue;
      if (!phrase.every(stopWords.has, stopWords) || isBeside(phrase, said)) longest = phrase;
    }
    if (longest.length > 0) return { level, said: longest };
  }
  return { level: unsaid, said: [] };
}

/** True for a phrase right before the figure, or for several words right after it: anywhere else, "from" means nothing. */
function isBeside(phrase: readonly string[], said: string): boolean {
  const [before = '', , after = ''] = said.split(' | ').map((part) => ` ${stemsOf(part).join(' ')} `);
  const words = ['', ...phrase, ''].join(' ');
  return before.endsWith(words) || (phrase.length > 1 && after.startsWith(words));
}

/** The facts that the words beside a figure name at least in part, the best match first, then those that the page is about. */
export function mentionedIn(near: readonly Words[], facts: readonly FactFigure[]): FactFigure[] {
  const beside = near.filter(({ level }) => level <= levels.label);
  const tellingIn = (part: FactPart) => nearest(part, beside).said.filter((word) => !weak.has(word));
  const countOf = (fact: FactFigure) => fact.parts.flatMap(tellingIn).length + (isSubject(near, fact) ? 0.5 : 0);
  const said = facts.map((fact) => ({ fact, count: countOf(fact) })).filter(({ count }) => count > 0);
  return said.sort((a, b) => b.count - a.count).map(({ fact }) => fact);
}
