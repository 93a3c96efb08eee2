import { factAt } from '../facts/described-facts.ts';
import { factFigureAt } from '../prose/fact-figures.ts';
import { type AuthoredText, factTexts, ownTexts, sharedTexts } from '../prose/texts.ts';
import { locateInText } from '../resolve/text-span.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { SiteFrame } from '../site/site.ts';

export default {
  name: 'literal-markup',
  description: 'A visitor reads "dealer.phone" where the number was to stand, or stars around what was to be bold.',

  checkPage(page, site, report) {
    for (const text of ownTexts(site, page)) checkText(site, text, report);
  },

  checkFacts(site, report) {
    for (const text of [...factTexts(site), ...sharedTexts(site)]) checkText(site, text, report);
  },
} satisfies Rule;

const path = /(?<![\w./@:-])[a-z]\w*(?:\.[a-zA-Z][\w-]*)+(?![\w/@-])/g;
const markdown = /\*\*\S[^*]*\*\*|__\S[^_]*__|\[[^\]]+\]\((?:[/#]|\w+:)[^)]*\)|^#{1,6} |&(?:[a-z]+|#\d+);/g;

function checkText(site: SiteFrame, text: AuthoredText, report: RuleReport): void {
  const { value, schema, fact } = text;
  if (schema.format === 'fact') return;
  const tell = (start: number, words: string, hint: string) =>
    report({
      ...locateInText(text, start, start + words.length),
      message: `"${words}" is printed as it stands.`,
      hint,
    });
  for (const { 0: words, index } of value.matchAll(path)) {
    if (factAt(site, words) === undefined) continue;
    tell(index, words, `Write {{ ${factFigureAt(site).get(words)?.reference ?? words} }}.`);
  }
  // Nobody can say of a fact which text it will stand in.
  if (schema.format === 'prose' || fact !== undefined) return;
  for (const { 0: words, index } of value.matchAll(markdown))
    tell(index, words, 'Take the signs out: Markdown is for longer texts, and this one is short.');
}
