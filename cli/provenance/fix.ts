import { agrees } from '../prose/evidence.ts';
import { type FactFigure, factFigureAt } from '../prose/fact-figures.ts';
import { holderOf } from '../prose/fact-path.ts';
import type { Figure } from '../prose/figure.ts';
import { type FoundMistake, isVouched, mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
import { clauseAround, levels, sentenceAround, wordsIn } from '../prose/near.ts';
import type { AuthoredText } from '../prose/texts.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import type { Site } from '../site/site.ts';
import { type ChangedFile, changedFile, type Replacement, withReferences } from './text-edits.ts';

/**
 * Puts a reference in place of every typed figure, or of those among `found`, that says what the one fact near it holds. The page reads as before: a figure that
 * no reference writes just so stays. Nothing else of a file changes, except for the quotes that a text then needs.
 */
export function fixFigures(site: Site, found: readonly FoundMistake[] = allMistakes(site)): ChangedFile[] {
  const replacements = found.flatMap((mistake) => replacementFor(site, mistake) ?? []);
  return [...Map.groupBy(replacements, ({ text }) => text.file)].flatMap(([file, ofFile]) => {
    const after = withReferences(site, file, ofFile, true);
    return after === file.text ? [] : (changedFile(file, after) ?? []);
  });
}

/** What contradicts the facts anywhere in a site, whether or not somebody vouches for it. */
export function allMistakes(site: Site): FoundMistake[] {
  return [...mistakesOfSite(site), ...site.pages.flatMap(mistakesOnPage(site))];
}

function replacementFor(site: Site, found: FoundMistake): Replacement | undefined {
  const { rule, figure, fact: path = '' } = found.mistake;
  const fact = factFigureAt(site).get(path);
  if (rule !== 'typed-fact' || !figure || !fact || isVouched(found)) return undefined;
  // Part of a date, a range or a list of hours says more than a reference would; a postal code is that of a whole town.
  const isWhole = figure.values.length < 2 && !/^(?:date|hours)$/.test(figure.kind) && figure.unit !== 'postal code';
  return isWhole && isUnmistakable(site, found.text, figure, fact) ? { text: found.text, figure, fact } : undefined;
}

/** A year, in which other prices may have held, a figure of two things, or one of somebody else. */
const isOfMore =
  /\b(?:(?:19|20)\d\d|both|each(?= (?:cost|sell|are)|[.,;]|$)|others?|another(?= \p{L})|elsewhere|competitors?)\b/iu;

/** False where the sentence says the same of something else as well, or names another entry that has no figure of its own there. */
function isUnmistakable(site: Site, text: AuthoredText, figure: Figure, { entries }: FactFigure): boolean {
  const { start, end } = sentenceAround(text, figure.start, figure.end);
  const sentence = text.value.slice(start, end);
  const alike = figureFinderOf(site)(sentence).filter(({ kind }) => kind === figure.kind);
  const isRival = (path: string) =>
    !entries.includes(path) && entries.some((entry) => holderOf(entry) === holderOf(path));
  const rivals = [...wordsIn(site, levels.sentence, sentence).entries].filter(isRival);
  const clause = clauseAround(text.value, { start, end }, figure.start, figure.end);
  const named = [...wordsIn(site, levels.clause, text.value.slice(clause.start, clause.end)).entries];
  const isApart = alike.length > rivals.length && !named.some(isRival) && entries.some((path) => named.includes(path));
  const isTwice = alike.filter((candidate) => agrees(candidate, figure)).length > 1;
  return !isOfMore.test(sentence) && !isTwice && (rivals.length === 0 || isApart);
}
