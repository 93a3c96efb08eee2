import { factAt } from '../facts/described-facts.ts';
import { factFigureAt } from '../prose/fact-figures.ts';
import { type AuthoredText, factTexts, ownTexts, sharedTexts } from '../prose/texts.ts';
import { locateInText } from '../resolve/text-span.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { SiteFrame } from '../site/site.ts';

export default {
  name: 'literal-markup',
  description:
    'A visitor reads "dealer.phone" where the number was to stand, stars around what was to be bold, or "$155 dollars".',

  checkPage(page, site, report) {
    for (const text of ownTexts(site, page)) checkText(site, text, report);
  },

  checkFacts(site, report) {
    for (const text of [...factTexts(site), ...sharedTexts(site)]) checkText(site, text, report);
  },
} satisfies Rule;

const path = /(?<![\w./@:-])[a-z]\w*(?:\.[a-zA-Z][\w-]*)+(?![\w/@-])/g;
const markdown = /\*\*\S[^*]*\*\*|__\S[^_]*__|\[[^\]]+\]\((?:[/#]|\w+:)[^)]*\)|^#{1,6} |&(?:[a-z]+|#\d+);/g;
/** The first row of a table without the line of dashes that makes it one. */
const tableRow = /(?<!^\|.*\n)^\|.+\|.*$(?!\n *\|[ :|-]+$)/gm;
/** A figure that says its unit twice, since a reference brings it along. */
const doubled = /\$\$\d|\$[\d.,]*\d (?:dollars?|USD)\b|[\d.,]*\d% ?(?:%|percent\b)|\d (\w{2,}?)s? \1s?\b/g;

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
  for (const { 0: words, index } of value.matchAll(doubled))
    tell(index, words, 'Take one of the two units out: a reference writes its unit itself.');
  for (const { 0: row, index } of schema.format === 'prose' ? value.matchAll(tableRow) : []) {
    const dashes = row.replace(/[^|]+/g, ' --- ');
    tell(index, row, `Write ${dashes} on a line of its own below it, which makes a table of these lines.`);
  }
  // Nobody can say of a fact which text it will stand in.
  if (schema.format === 'prose' || fact !== undefined) return;
  for (const { 0: words, index } of value.matchAll(markdown))
    tell(index, words, 'Take the signs out: Markdown is for longer texts, and this one is short.');
}
