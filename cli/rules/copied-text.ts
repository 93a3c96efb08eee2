import { oncePer } from '../memory/once-per.ts';
import { entriesOf, townNamesOf } from '../places/town-names.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type AuthoredText, authoredTexts } from '../trace/authored-text.ts';
import { oneOf } from '../trace/one-of.ts';

/** Words from which on two texts that are the same are no coincidence. */
const leastWords = 14;

export default {
  name: 'copied-text',
  description:
    'A resident of one town, or a buyer of one cart, reads what was written of another, with the name replaced.',

  checkSite(site, report) {
    const texts = authoredTexts(site).flatMap((text) => described(site, text) ?? []);
    const copies = [...Map.groupBy(texts, ({ key }) => key).values()].flatMap((group) =>
      group.flatMap((own) => {
        const other = group.find(({ entry }) => entry !== own.entry);
        return other ? [{ ...own, other }] : [];
      }),
    );
    for (const [entry, own] of Map.groupBy(copies, (copy) => copy.entry)) tell(site, entry, own, report);
  },
} satisfies Rule;

interface Described {
  text: AuthoredText;
  entry: string;
  /** The entry's collection, and what is left of the text without names and figures. */
  key: string;
}

/** One text where it stands; of several the entry is the copy. */
function tell(site: Site, entry: string, copies: (Described & { other: Described })[], report: RuleReport): void {
  const [first, ...more] = copies;
  if (!first) return;
  const locate = ({ text, entry: path }: Described) =>
    more.length > 0
      ? site.facts.locate(path)
      : text.file.locateWithin(text.path, text.raw.split('\n')[0]?.trim() ?? '');
  const what = more.length > 0 ? `${copies.length} texts` : 'This text';
  report({
    ...locate(first),
    // Whether the whole page is the same is seen once it is built.
    severity: more.length > 0 ? 'error' : 'warning',
    message: `${what} of "${entry}" ${more.length > 0 ? 'are those' : 'is that'} of "${first.other.entry}", apart from the names.`,
    hint: 'Write what is true of this one alone.',
    related: [{ ...locate(first.other), message: `"${first.other.entry}" has the same.` }],
  });
}

function described(site: Site, text: AuthoredText): Described | undefined {
  const [, entry, collection = ''] = /^((municipalities|vehicles|series)\.[^.]+)\.\w+$/.exec(text.fact ?? '') ?? [];
  if (entry === undefined || text.raw.length < leastWords * 4) return undefined;
  const words = nameless(site)(text.raw);
  return words.split(' ').length < leastWords ? undefined : { key: `${collection} ${words}`, entry, text };
}

/** A text without the names of towns and carts and without references; longer ones take a while, so that they are kept from run to run. */
const nameless = oncePer((site: Site): ((raw: string) => string) => {
  const { vehicles, series } = site.facts.tree;
  const carts = [...entriesOf(vehicles), ...entriesOf(series)].flatMap(([, { name, model }]) => [name, model]);
  const names = [...carts, ...townNamesOf(site).keys()].filter((name) => typeof name === 'string');
  const pattern = new RegExp(names.length > 0 ? `\\b${oneOf(names)}(?![\\w-])` : '$^', 'g');
  return rememberTexts(site, {
    kind: 'nameless',
    parameters: pattern.source,
    read: (raw) =>
      raw
        .replace(/\{\{.*?\}\}/gs, '#')
        .replace(pattern, '#')
        .toLowerCase()
        .replace(/\s+/g, ' ')
        .trim(),
  });
});
