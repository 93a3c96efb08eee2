import { factFigureAt } from '../prose/fact-figures.ts';
import { type FoundMistake, isVouched, mistakesOfSite, mistakesOnPage } from '../prose/mistakes-in.ts';
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
  // Part of a date, a range or a list of hours says more than a reference would.
  const isWhole = figure.values.length === 1 || figure.kind === 'phone' || figure.kind === 'email';
  return isWhole ? { text: found.text, figure, fact } : undefined;
}
