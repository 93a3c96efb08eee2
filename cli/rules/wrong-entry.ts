import { factAt, holderOf } from '../facts/described-facts.ts';
import { entriesOf, nameKeys } from '../prose/fact-parts.ts';
import { factOf, factPathOf } from '../prose/fact-path.ts';
import { type Words, withoutComparisons, wordsNear } from '../prose/near.ts';
import { type AuthoredText, factTexts, pageTexts, type Surroundings, sharedTexts } from '../prose/texts.ts';
import { locateInText } from '../resolve/text-span.ts';
import type { Rule, RuleReport } from '../rules.ts';

export default {
  description: 'A visitor reads of a series that its carts have the battery of another series.',

  checkPage: (page, site, report) => checkTexts(site, pageTexts(site, page), report),
  checkFacts: (site, report) => checkTexts(site, [...factTexts(site), ...sharedTexts(site)], report),
} satisfies Rule;

/** Reports references to the words of an entry, where the clause names another entry of the same collection and nothing names that. */
function checkTexts(site: Surroundings, texts: readonly AuthoredText[], report: RuleReport): void {
  for (const text of texts)
    for (const reference of text.references) {
      const path = factPathOf(site, text, reference) ?? '';
      const entry = /^[^.]+\.[^.]+(?=\.)/.exec(path)?.[0] ?? '';
      // A reference to its name names the entry itself.
      const isName = nameKeys.includes(path.slice(entry.length + 1));
      if (!entriesOf(site).has(entry) || isName || factOf(site, text, reference)) continue;
      if (typeof factAt(site, path) !== 'string' || reference.end <= reference.start) continue;
      const near = wordsNear(site, text, reference);
      const [clause] = withoutComparisons(site, near);
      const alike = (words?: Words) => [...(words?.entries ?? [])].filter((at) => holderOf(at) === holderOf(entry));
      const named = alike(clause);
      // If the clause names none, it is about the entry that the text belongs to.
      const [rival = '', ...others] = named.length > 0 ? named : alike(near.find(({ said }) => said === ''));
      if (rival === '' || others.length > 0 || near.some(({ entries }) => entries.has(entry))) continue;
      const nameOf = (at: string) => entriesOf(site).get(at)?.names[0];
      const right = path.replace(entry, rival).replace(/\.(\d+)(?=\.)/g, '[$1]');
      const { source } = reference;
      // If the author wrote the path, the filters after it stay.
      const written = source.includes(path) ? source.replace(path, right) : `{{ ${right} }}`;
      report(locateInText(text, reference.start, reference.end), {
        message: `${source} is what we say of ${nameOf(entry)}, and the words here name ${nameOf(rival)}.`,
        hint: `Write ${written}, or correct the words.`,
      });
    }
}
