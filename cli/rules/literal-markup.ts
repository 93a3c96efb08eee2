import { nodesAlong } from '../facts/described-facts.ts';
import { factFigureAt } from '../prose/fact-figures.ts';
import { type AuthoredText, factTexts, pageTexts, sharedTexts } from '../prose/texts.ts';
import { locateInText } from '../resolve/text-span.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { SiteFrame } from '../site/site.ts';

/** Words that an author expects to print as something else. */
interface Mark {
  pattern: RegExp;
  /** The texts to look in; all by default. We cannot tell which text a short fact will end up in. */
  isIn?(text: AuthoredText): boolean;
  /** What to do; undefined for words that are right. */
  hint(words: string, site: SiteFrame): string | undefined;
}

const isProse = ({ schema }: AuthoredText) => schema.format === 'prose';

/** The names of HTML elements that authors try in texts. */
const tags =
  'a b br center div em font h[1-6] hr i iframe img li ol p script small span strong su[bp] t[dr] table u ul video';

const marks: Mark[] = [
  {
    // The last lookbehind reads back over the text, so it must run only where a path ends.
    pattern: /(?<![\w./@:-])[a-z]\w*(?:\.[a-zA-Z][\w-]*)+(?![\w/@-])(?<!\{[^{}]*)/g,
    // Ask the schemas and not the facts: we remember a page without findings until a fact changes that it refers to.
    hint: (path, site) =>
      nodesAlong(site.schemas, path).at(-1) === undefined
        ? undefined
        : `Write {{ ${factFigureAt(site).get(path)?.reference ?? path} }}.`,
  },
  {
    // A reference with one brace before it.
    pattern: /(?<![{%])\{(?: +\{)? *[\w-]+(?:(?:\.[\w-]+|\[\w+\])+ *(?:\|[^{}]*)?| *\|[^{}]*)\}\}?/g,
    hint: (reference) => `Write {{ ${reference.replace(/[{}]/g, '').trim()} }}.`,
  },
  {
    pattern: /(?:\}\}|%\})(?<!\{[^{}]*..)/g,
    hint: () => 'Take it out, or write {{ before a reference and {% before a condition.',
  },
  {
    // A link with a space before or in its address, or without its last bracket.
    pattern:
      /\[[^\]]*\](?: +\((?:[/#]|\w+:)[^)]*\)|\((?:[/#]|\w+:)[^()\s]*?(?: [^()\s"]+\)|(?=[.,;:!?]*(?:\s|$))(?!\s+")))/g,
    hint: (link) => `Write ${link.replace(/(?<=\]|\(\S*) +(?=\S+$)/, '').replace(/\)?$/, ')')}.`,
  },
  {
    pattern: /\([^()]+\)\[(?:[/#]|\w+:)[^\]\s]*\]/g,
    hint: (link) => `Write ${link.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}.`,
  },
  {
    pattern: new RegExp(`</?(${tags.replaceAll(' ', '|')})\\b[^<>]*>(?:[^<>]*</\\1>)?`, 'gi'),
    hint: () =>
      'Texts hold no HTML: take the tags out. Longer texts have **bold**, *italic*, [words](/address) and "- " for lists.',
  },
  {
    pattern: /<!--.*?(?:-->|$)/gm,
    hint: () => 'Take it out. A note for editors is a line of its own that begins with "#", above the key.',
  },
  {
    pattern: /\[\^[^\]\s]+\]:?/g,
    hint: () => 'Write the note in brackets into the sentence, or show it by a block of its own: "type: footnotes".',
  },
  {
    // A figure that says its unit twice.
    pattern: /\$\$\d|\$[\d.,]*\d (?:dollars?|USD)\b|[\d.,]*\d% ?(?:%|percent\b)|\d (\w{2,}?)s? \1s?\b/g,
    hint: () => 'Take one of the two units out: a reference writes its unit itself.',
  },
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/g,
    isIn: isProse,
    hint: (picture) =>
      `Show it by a block of its own: "type: photograph", with "file: ${/[^/(]*(?=\)$)/.exec(picture)}" and "alt:" under "photograph:".`,
  },
  {
    pattern: /\*\*\S[^*]*\*\*|__\S[^_]*__|\[[^\]]+\]\((?:[/#]|\w+:)[^)]*\)|^(?:#{1,6}|[-*]) |&(?:[a-z]+|#\d+);/g,
    isIn: (text) => !isProse(text) && text.fact === undefined,
    hint: (words) =>
      words.startsWith('&')
        ? 'Write the character itself.'
        : 'Take the signs out: Markdown is for longer texts, and this one is short.',
  },
];

export default {
  description: 'A visitor reads "dealer.phone" for the number, stars around what was to be bold, or "$155 dollars".',

  checkPage: (page, site, report) => checkTexts(site, pageTexts(site, page), report),
  checkFacts: (site, report) => checkTexts(site, [...factTexts(site), ...sharedTexts(site)], report),
} satisfies Rule;

function checkTexts(site: SiteFrame, texts: readonly AuthoredText[], report: RuleReport): void {
  for (const text of texts.filter(({ schema }) => schema.format !== 'fact')) {
    for (const { pattern, hint: hintFor } of marks.filter(({ isIn }) => isIn?.(text) ?? true)) {
      // Hardly any text has a mark, and `matchAll` copies the pattern, which takes longer than to search.
      if (text.value.search(pattern) === -1) continue;
      for (const { 0: words, index } of text.value.matchAll(pattern)) {
        const hint = hintFor(words, site);
        if (hint === undefined) continue;
        const location = locateInText(text, index, index + words.length);
        report(location, { message: `"${words}" is printed as it stands.`, hint });
      }
    }
  }
}
