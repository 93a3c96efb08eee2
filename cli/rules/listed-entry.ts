import { factAt } from '../facts/described-facts.ts';
import type { Location } from '../finding.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { entriesNamed } from '../site/entry-names.ts';
import { groupsOf, type ShownList, shownLists } from '../site/shown-lists.ts';
import type { Resolved, SiteFrame, Text } from '../site/site.ts';

const all = /\b(?:all|every|each|complete|entire|full|whole)\b/i;
/** Words in a heading that let its list show others as well. */
const others = /\b(?:and|or|also|other|more|else|like|unlike|similar|compar\w*|versus|vs)\b/i;
/** Words that take back the promise of a whole list. */
const admitted = /\b(?:some of|a few|selection|cross-section|highlights|favorites|picks)\b/i;
/** Characters up to which a text is a heading. */
const longest = 80;

export default {
  description:
    'A visitor who compares the carts of a brand is shown one of another, or a part of what is called whole.',

  checkPage(page, site, report) {
    checkLists(site, page, report);
  },

  checkSite(site, report) {
    checkLists(site, site.layout, report);
  },
} satisfies Rule;

/** Reports a mistake at a text, beside the words or the list that it contradicts. */
type Tell = (at: Text, message: string, beside: Text) => void;

function checkLists(site: SiteFrame, resolved: Resolved, report: RuleReport): void {
  for (const shown of shownLists(site, resolved)) {
    const tell: Tell = (at, message, beside) =>
      report({
        ...locate(at),
        message,
        hint: 'Correct the list or the words, or the record if it is wrong.',
        related: [{ ...locate(beside), message: at === shown.text ? 'The words.' : 'The list.' }],
      });
    checkCount(site, shown, tell);
    for (const heading of shown.beside.filter(({ value }) => String(value).length <= longest))
      checkHeading(site, shown, heading, tell);
  }
}

/** "All 25 municipalities" over a list that leaves some out. */
function checkCount(site: SiteFrame, { text, collection, slugs, beside }: ShownList, tell: Tell): void {
  const count = Object.keys(factAt(site, collection) as object).length;
  const promise = beside.find(({ value, references }) => {
    const counts = references.some(({ path, filters }) => path === collection && filters.includes('count'));
    return counts && all.test(String(value));
  });
  if (!promise || slugs.length >= count) return;
  tell(text, `The list shows ${slugs.length} of ${count} ${collection}, and the words beside it promise all.`, promise);
}

/** What a heading of a list names is what the list is of. */
function checkHeading(site: SiteFrame, shown: ShownList, heading: Text, tell: Tell): void {
  const { text, collection, slugs, beside } = shown;
  const words = String(heading.value);
  // The name of a member may have that of its group in it.
  if (others.test(words) || entriesNamed(site, collection, words).length > 0) return;
  for (const [key, group] of groupsOf(site, collection)) {
    const [entry, ...more] = entriesNamed(site, group, words);
    if (entry === undefined || more.length > 0) continue;
    const slug = entry.split('.')[1];
    const groupOf = (member: string) => factAt(site, `${collection}.${member}.${key}`);
    // Another rule reports a record that denies its own name.
    const isNamedLike = (member: string) =>
      entriesNamed(site, group, String(factAt(site, `${collection}.${member}.name`))).includes(entry);
    const isOfOther = (member: string) => groupOf(member) !== undefined && groupOf(member) !== slug;
    const strangers = slugs.filter((member) => isOfOther(member) && !isNamedLike(member));
    if (strangers.length > 1 && strangers.length === slugs.length) {
      tell(heading, `The heading "${words}" names "${entry}", and nothing in the list is of it.`, text);
      continue;
    }
    for (const member of strangers) {
      const place = `"${collection}.${member}" stands in a list of "${entry}"`;
      tell(text, `${place}, and its ${key} is "${groupOf(member)}".`, heading);
    }
    const isWhole = all.test(words) && !beside.some(({ value }) => admitted.test(String(value)));
    const members = Object.keys(factAt(site, collection) as object).filter((member) => groupOf(member) === slug);
    const missing = members.find((member) => !slugs.includes(member));
    if (!isWhole || !missing || strangers.length > 0 || text.references[0]?.filters.includes('limit')) continue;
    const lack = `and the list lacks "${collection}.${missing}"`;
    tell(text, `The heading "${words}" promises all of "${entry}", ${lack}.`, heading);
  }
}

function locate({ source }: Text): Location {
  return source.file.locate(source.path);
}
