import { factAt } from '../facts/described-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { entriesNamed } from '../site/entry-names.ts';
import { groupsOf, type ShownList, shownLists } from '../site/shown-lists.ts';
import type { Resolved, Site, SiteFrame, Text } from '../site/site.ts';

const all = /\b(?:all|every|each|complete|entire|full|whole)\b/i;
/** Words in a heading that let its list show others as well. */
const others = /\b(?:and|or|also|other|more|else|like|unlike|similar|compar\w*|versus|vs)\b/i;
/** Words that take back the promise of a whole list. */
const admitted = /\b(?:some of|a few|selection|cross-section|highlights|favorites|picks)\b/i;
/** Characters up to which a text is a heading. */
const longest = 80;

export default {
  name: 'listed-entry',
  description:
    'A visitor who compares the carts of a brand is shown one of another, or of a list that is called whole a part.',

  checkPage(page, site, report) {
    checkLists(site, page, report);
  },

  checkSite(site, report) {
    checkLists(site, site.layout, report);
  },
} satisfies Rule;

function checkLists(site: SiteFrame, resolved: Resolved, report: RuleReport): void {
  for (const shown of shownLists(site, resolved)) {
    checkCount(site, shown, report);
    for (const heading of shown.beside.filter(({ value }) => String(value).length <= longest))
      for (const [key, group] of groupsOf(site, shown.collection)) checkGroup(site, shown, heading, key, group, report);
  }
}

/** "All 25 municipalities" over a list that leaves some out. */
function checkCount(site: SiteFrame, { text, collection, slugs, beside }: ShownList, report: RuleReport): void {
  const count = Object.keys(factAt(site, collection) as object).length;
  const promise = beside.find(({ value, references }) => {
    const counts = references.some(({ path, filters }) => path === collection && filters.includes('count'));
    return counts && all.test(String(value));
  });
  if (!promise || slugs.length >= count) return;
  report({
    ...locate(text),
    message: `The list shows ${slugs.length} of ${count} ${collection}, and the words beside it promise all.`,
    hint: 'Show all, or take the promise out.',
    related: [{ ...locate(promise), message: 'The promise.' }],
  });
}

/** What a heading of a list names is what the list is of. */
function checkGroup(
  site: SiteFrame,
  { text, collection, slugs, beside }: ShownList,
  heading: Text,
  key: string,
  group: string,
  report: RuleReport,
): void {
  const words = String(heading.value);
  const [entry, ...more] = entriesNamed(site, group, words);
  // The name of a member may have that of its group in it.
  const isOfMember = entriesNamed(site, collection, words).length > 0;
  if (entry === undefined || more.length > 0 || isOfMember || others.test(words)) return;
  const slug = entry.split('.')[1];
  const groupOf = (member: string) => factAt(site, `${collection}.${member}.${key}`);
  const tell = (at: Text, message: string) =>
    report({
      ...locate(at),
      message,
      hint: 'Correct the list or the heading, or the record if it is wrong.',
      related: [{ ...locate(at === text ? heading : text), message: at === text ? 'The heading.' : 'The list.' }],
    });
  // Another rule reports a record that denies its own name.
  const isNamedLike = (member: string) =>
    entriesNamed(site, group, String(factAt(site, `${collection}.${member}.name`))).includes(entry);
  const strangers = slugs.filter(
    (member) => groupOf(member) !== undefined && groupOf(member) !== slug && !isNamedLike(member),
  );
  if (strangers.length > 1 && strangers.length === slugs.length) {
    tell(heading, `The heading "${words}" names "${entry}", and nothing in the list is of it.`);
    return;
  }
  for (const member of strangers)
    tell(text, `"${collection}.${member}" stands in a list of "${entry}", and its ${key} is "${groupOf(member)}".`);
  const isPart = beside.some(({ value }) => admitted.test(String(value))) || !all.test(words);
  const members = Object.keys(factAt(site, collection) as object).filter((member) => groupOf(member) === slug);
  const missing =
    isPart || text.references[0]?.filters.includes('limit')
      ? undefined
      : members.find((member) => !slugs.includes(member));
  if (missing && strangers.length === 0)
    tell(text, `The heading "${words}" promises all of "${entry}", and the list lacks "${collection}.${missing}".`);
}

function locate({ source }: Text): ReturnType<Site['facts']['locate']> {
  return source.file.locate(source.path);
}
