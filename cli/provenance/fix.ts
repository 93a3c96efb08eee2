import { holderOf } from '../facts/described-facts.ts';
import { agrees } from '../prose/evidence.ts';
import { type FactFigure, factFigureAt } from '../prose/fact-figures.ts';
import type { Figure } from '../prose/figure.ts';
import { type FoundMistake, isVouched, mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import { clauseAround, levels, sentenceAround, wordsIn } from '../prose/near.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import type { Site } from '../site/site.ts';
import { type ChangedFile, changedFile, type Replacement, withReferences } from './text-edits.ts';

/** Puts references in place of typed figures that repeat the fact named near them, where that prints the same words. */
export function fixFigures(
  site: Site,
  found: readonly FoundMistake[] = [...mistakesOfSite(site), ...site.pages.flatMap(mistakesOnPage(site))],
): ChangedFile[] {
  const replacements = found.flatMap((mistake) => replacementFor(site, mistake) ?? []);
  return [...Map.groupBy(replacements, ({ text }) => text.file)].flatMap(([file, ofFile]) => {
    const after = withReferences(site, file, ofFile, true);
    return after === file.text ? [] : (changedFile(file, after) ?? []);
  });
}

function replacementFor(site: Site, found: FoundMistake): Replacement | undefined {
  const { rule, text, figure, fact: path = '' } = found;
  const fact = factFigureAt(site).get(path);
  if (rule !== 'typed-fact' || !figure || !fact || isVouched(found)) return undefined;
  // Emphasis may begin or end inside the figure. A date, a range or hours may be only part of the fact, and a postal code is that of a whole town.
  const isWhole = figure.values.length < 2 && !/^(?:date|hours)$/.test(figure.kind) && figure.unit !== 'postal code';
  const isPlain = text.value.slice(figure.start, figure.end) === figure.text;
  // "Two drivers" need not mean the most that we allow.
  const isBound = /\b(?:maximum|minimum|most|least)\b/i.test(fact.label);
  return isWhole && isPlain && !isBound && isUnmistakable(site, text, figure, fact)
    ? { text, figure, fact }
    : undefined;
}

/** Words that say the figure is about more than this fact: a year when prices may have differed, two things, or somebody else. */
const isOfMore =
  /\b(?:(?:19|20)\d\d|both|each(?= (?:cost|sell|are)|[.,;]|$)|others?|another(?= \p{L})|elsewhere|competitors?)\b/iu;

/** False if the sentence gives the figure twice, or names another entry without a figure of its own. */
function isUnmistakable(site: Site, text: AuthoredText, figure: Figure, { entries }: FactFigure): boolean {
  const sentence = sentenceAround(text, figure);
  const alike = figureFinderOf(site)(sentence.words).filter(({ kind }) => kind === figure.kind);
  const isRival = (path: string) =>
    !entries.includes(path) && entries.some((entry) => holderOf(entry) === holderOf(path));
  const rivals = [...wordsIn(site, levels.sentence, sentence.words).entries].filter(isRival);
  const clause = clauseAround(text, sentence, figure);
  const named = [...wordsIn(site, levels.clause, text.value.slice(clause.start, clause.end)).entries];
  const isApart = alike.length > rivals.length && !named.some(isRival) && entries.some((path) => named.includes(path));
  const isTwice = alike.filter((candidate) => agrees(candidate, figure)).length > 1;
  return !isOfMore.test(sentence.words) && !isTwice && (rivals.length === 0 || isApart);
}
