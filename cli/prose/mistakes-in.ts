import { hasInvalidPart, isInvalidFact } from '../facts/invalid-facts.ts';
import type { Finding } from '../finding.ts';
import { oncePer, oncePerFacts } from '../memory/once-per.ts';
import { locateInText } from '../resolve/text-span.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Page, Site } from '../site/site.ts';
import type { SourceFile } from '../source/source-file.ts';
import { factFigureAt } from './fact-figures.ts';
import { entryFor, vouchingOf } from './given.ts';
import { namesNotOurs } from './not-ours.ts';
import { judgeReferences } from './references.ts';
import { type AuthoredText, factTexts, pageTexts, type Surroundings, sharedTexts } from './texts.ts';
import { typedFigures } from './typed-figures.ts';
import { wrongWordings } from './wordings.ts';

/** A mistake and the text that it is in. */
export type FoundMistake = ReturnType<typeof findMistakes>[number];

/** To get its line, we may have to parse the file. */
export const findingOf = oncePer((mistake: FoundMistake): Omit<Finding, 'severity'> => {
  const { text, start, end, figure: _, fact: __, ...words } = mistake;
  return { ...words, ...locateInText(text, start, end) };
});

/** What contradicts the facts in the texts of one page, whether or not somebody vouches for it. */
export const mistakesOnPage: (site: Surroundings) => (page: Page) => readonly FoundMistake[] = oncePerFacts((site) =>
  oncePer((page) => pageTexts(site, page).flatMap((text) => findMistakes(site, text))),
);

/** What contradicts the facts in the facts themselves, and in the texts that several pages share, whether or not somebody vouches for it. */
export const mistakesOfSite: (site: Site) => readonly FoundMistake[] = oncePer((site) => {
  const texts = [...factTexts(site), ...sharedTexts(site)].filter((text) => !site.faultless?.has(text));
  return texts.flatMap((text) => findMistakes(site, text));
});

/** What contradicts the facts in the texts of one file, whether or not somebody vouches for it. */
export function mistakesInFile(site: Site, file: SourceFile): FoundMistake[] {
  const ofPages = site.pages.filter(({ source }) => source === file).flatMap(mistakesOnPage(site));
  return [...mistakesOfSite(site), ...ofPages].filter(({ text }) => text.file === file);
}

function findMistakes(site: Surroundings, text: AuthoredText) {
  const mistakes = [
    ...typedFigures(site, text),
    ...judgeReferences(site)(text).mistakes,
    ...namesNotOurs(site, text),
    ...wrongWordings(site, text),
  ];
  return mistakes
    .filter(({ fact }) => fact === undefined || !isDoubtful(site, fact))
    .map((mistake) => ({ ...mistake, text }));
}

/** True for a fact with findings, or one derived from such a fact. What a text says about it may be right once those are fixed. */
function isDoubtful(site: Surroundings, path: string): boolean {
  const isDerived = factFigureAt(site).get(path)?.isDerived === true;
  return isInvalidFact(path, site.invalidFacts) || (isDerived && hasInvalidPart(path, site.invalidFacts, site.schemas));
}

export const isVouched = (hit: FoundMistake) =>
  (hit.rule === 'typed-figure' && vouchingOf(hit.text.file).isAll) || entryFor(hit) !== undefined;

/** A rule that reports the mistakes that have its name, without those that somebody vouches for. */
export function proseRule(name: string, description: string): Rule {
  const reportAll = (found: readonly FoundMistake[], report: RuleReport) => {
    for (const hit of found) if (hit.rule === name && !isVouched(hit)) report(findingOf(hit), findingOf(hit));
  };
  return {
    description,
    checkPage: (page, site, report) => reportAll(mistakesOnPage(site)(page), report),
    checkFacts: (site, report) => reportAll(mistakesOfSite(site), report),
  };
}
