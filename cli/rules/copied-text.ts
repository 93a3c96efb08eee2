import { describedFacts, factAt } from '../facts/described-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** Words from which on two texts that are the same are no coincidence. */
const leastWords = 14;

export default {
  name: 'copied-text',
  description:
    'A resident of one town, or a buyer of one cart, reads what was written of another, with the name replaced.',

  checkSite(site, report) {
    const texts = describedFacts(site).flatMap(({ path, value }) => textAt(site, path, value));
    const copies = [...Map.groupBy(texts, ({ key }) => key).values()].flatMap((group) =>
      group.flatMap((text) => {
        const original = group.find(({ entry }) => entry !== text.entry);
        return original ? [{ ...text, original }] : [];
      }),
    );
    for (const [entry, copied] of Map.groupBy(copies, (copy) => copy.entry)) tell(site, entry, copied, report);
  },
} satisfies Rule;

/** A longer text of an entry of a collection. */
interface EntryText {
  path: string;
  entry: string;
  /** The entry's collection, and what is left of the text without the entry's names and its references. */
  key: string;
}

function textAt(site: Site, path: string, raw: unknown): EntryText[] {
  const [collection = '', slug, ...keys] = path.split('.');
  if (typeof raw !== 'string' || keys.length === 0 || raw.split(/\s+/).length < leastWords) return [];
  const entry = `${collection}.${slug}`;
  const names = ['name', 'model']
    .map((key) => factAt(site, `${entry}.${key}`))
    .filter((name) => typeof name === 'string');
  const named = names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '#')), raw);
  const words = named
    .replace(/\{\{.*?\}\}/gs, '#')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  return words.length < leastWords ? [] : [{ path, entry, key: `${collection} ${words.join(' ')}` }];
}

/** One text where it stands; of several the entry is the copy. */
function tell(site: Site, entry: string, copies: (EntryText & { original: EntryText })[], report: RuleReport): void {
  const [first, ...more] = copies;
  if (!first) return;
  const isWhole = more.length > 0;
  const locate = (text: EntryText) => site.facts.locate(isWhole ? text.entry : text.path);
  const what = isWhole ? `${copies.length} texts of "${entry}" are those` : `This text of "${entry}" is that`;
  report({
    ...locate(first),
    // Whether the whole page is the same is seen once it is built.
    severity: isWhole ? 'error' : 'warning',
    message: `${what} of "${first.original.entry}", apart from the names.`,
    hint: 'Write what is true of this one alone.',
    related: [{ ...locate(first.original), message: `"${first.original.entry}" has the same.` }],
  });
}
