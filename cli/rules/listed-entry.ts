import { isMap } from '../facts/facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, boundTexts, textsBeside } from '../trace/authored-text.ts';
import { entitiesOf, vehiclesOf } from '../trace/entities.ts';
import { surroundingsOf, wordsAt } from '../trace/surroundings.ts';

const keys: Readonly<Record<string, string>> = { brands: 'brand', series: 'series' };
const others =
  /\b(?:like|unlike|also|other|more|else|alternatives?|instead|similar|compare\w*|versus|vs|besides|and)\b/i;

export default {
  name: 'listed-entry',
  description:
    'A visitor who compares the carts of a brand is shown one of another, or of a list that is called whole a part.',

  checkSite(site, report) {
    for (const text of boundTexts(site)) {
      checkMembers(site, text, report);
      checkWhole(site, text, report);
      checkComplete(site, text, report);
    }
  },
} satisfies Rule;

/** What the heading over a list names is what the list is of. */
function checkMembers(site: Site, text: AuthoredText, report: RuleReport): void {
  const [reference] = text.references;
  const path = reference?.path;
  if (!reference || (path !== 'vehicles' && path !== 'series')) return;
  const { nameOf } = entitiesOf(site);
  const { words, group } = headingOf(site, text);
  // "The EV City" may be the one model that is called like its series.
  const isSeries = group?.startsWith('series.') === true && !/\bseries\b|\b(?:all|every|our)\b/i.test(words);
  if (group === undefined || isSeries || others.test(words)) return;
  const [collection = '', slug] = group.split('.');
  const key = keys[collection] ?? '';
  const records = isMap(site.facts.tree[path]) ? site.facts.tree[path] : {};
  const isStranger = (member: string) => {
    const record = records[member];
    // Of a record that denies its own name another rule tells.
    return isMap(record) && record[key] !== undefined && record[key] !== slug && !isNamedLike(member);
  };
  const isNamedLike = (member: string) => nameOf(`${path}.${member}`).includes(nameOf(group));
  const members = membersOf(text);
  const strangers = members.filter(isStranger);
  const heading = textsBeside(text).find(({ value }) => typeof value === 'string' && value.includes(nameOf(group)));
  // Where nothing fits it, the heading is another's.
  if (heading && members.length > 1 && strangers.length === members.length) {
    const { file, path: place } = heading.source;
    report({
      ...file.locateWithin(place, nameOf(group)),
      message: `${nameOf(group)} is named over a list of which nothing is.`,
      hint: 'Correct the heading, or the list.',
      related: [{ ...text.file.locateWithin(text.path, reference.source), message: 'The list.' }],
    });
    return;
  }
  for (const member of strangers) {
    const value = isMap(records[member]) ? records[member][key] : undefined;
    report({
      ...text.file.locateWithin(text.path, text.raw.includes(member) ? member : reference.source),
      message: `${nameOf(`${path}.${member}`)} stands in a list of ${nameOf(group)}.`,
      hint: 'Take it out of the list, or correct its record or the heading.',
      related: [{ ...site.facts.locate(`${path}.${member}.${key}`), message: `Its ${key} is "${value}".` }],
    });
  }
}

/** "All 25 municipalities" over a list that leaves some out. */
function checkWhole(site: Site, text: AuthoredText, report: RuleReport): void {
  const [reference] = text.references;
  const whole = reference?.path === undefined ? undefined : valueAt(site.facts.tree, reference.path.split('.'));
  const members = valueAt({ blocks: text.resolved?.blocks }, text.pointer ?? []);
  if (!reference?.filters.includes('limit') || !isMap(whole) || !Array.isArray(members)) return;
  const count = Object.keys(whole).length;
  const promise = textsBeside(text).find(
    ({ value, references }) =>
      typeof value === 'string' &&
      /\b(?:all|every|each)\b/i.test(value) &&
      references.some(({ path, filters }) => path === reference.path && filters.includes('count')),
  );
  if (!promise || members.length >= count) return;
  report({
    ...text.file.locateWithin(text.path, reference.source),
    message: `${reference.source} shows ${members.length} of ${count}, and the words beside it promise all.`,
    hint: 'Take the limit out, or the promise.',
    related: [{ ...promise.source.file.locateWithin(promise.source.path, ''), message: 'The promise.' }],
  });
}

/** By which the text under a heading takes the promise back. */
const admitted = /\b(?:cross-section|selection|some of|a few|highlights|extract|favorites|picks)\b/i;

/** "Complete Denago lineup" over a list in which one of its models is missing. */
function checkComplete(site: Site, text: AuthoredText, report: RuleReport): void {
  const [reference] = text.references;
  if (reference?.path !== 'vehicles' || reference.filters.includes('limit')) return;
  const { nameOf } = entitiesOf(site);
  const { words, group } = headingOf(site, text);
  if (group === undefined || !/\b(?:complete|full|entire|whole|all|every)\b/i.test(words)) return;
  const isAdmitted = textsBeside(text).some(({ value }) => typeof value === 'string' && admitted.test(value));
  const members = isAdmitted ? [] : membersOf(text);
  const isOfGroup = (slug: string) => nameOf(`vehicles.${slug}`).includes(nameOf(group));
  const missing = Object.keys(vehiclesOf(site, group)).find((slug) => isOfGroup(slug) && !members.includes(slug));
  if (missing === undefined || members.length === 0) return;
  report({
    ...text.file.locateWithin(text.path, reference.source),
    message: `${nameOf(`vehicles.${missing}`)} is missing in a list that is called that of all ${nameOf(group)} carts.`,
    hint: 'Add it, or take the promise out of the heading.',
    related: [{ ...site.facts.locate(`vehicles.${missing}`), message: 'The cart that is missing.' }],
  });
}

/** The words over a list, and the one brand or series that they name. */
function headingOf(site: Site, text: AuthoredText): { words: string; group: string | undefined } {
  const words = wordsAt(surroundingsOf(site, text, 0, 0), 'beside');
  const groups = [...entitiesOf(site).named(words)].filter((entity) => (entity.split('.')[0] ?? '') in keys);
  return { words, group: groups.length === 1 ? groups[0] : undefined };
}

/** The slugs of the entries that a block shows. */
function membersOf({ resolved, pointer }: AuthoredText): string[] {
  const members = valueAt({ blocks: resolved?.blocks }, pointer ?? []);
  return Array.isArray(members) ? members.flatMap((one) => (isMap(one) ? [String(one.slug)] : [])) : [];
}
