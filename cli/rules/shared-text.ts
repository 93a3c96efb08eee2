import { townNamesOf, townPattern } from '../places/town-names.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, authoredTexts, subjectsSharing } from '../trace/authored-text.ts';
import { entitiesOf } from '../trace/entities.ts';

/** Where what is named is not what the page is about: where a cart is fetched or comes from, and what it is compared with. */
const beside =
  /\b(?:showrooms?|from|between|collect|pick ?up|visit|than|like|unlike|compare\w*|versus|or|near|neighbor\w*)\b/i;

export default {
  name: 'shared-text',
  description:
    'A visitor on the page of one town or cart reads the name of another, typed into what all of them share.',

  checkSite(site, report) {
    const towns = townNamesOf(site);
    const town = towns.size > 0 ? new RegExp(`\\b${townPattern(towns.keys())}`, 'g') : undefined;
    for (const text of authoredTexts(site)) {
      const subject = text.page?.subject?.path ?? '';
      const isOfTowns = subject.startsWith('municipalities.');
      if ((!isOfTowns && !subject.startsWith('vehicles.')) || subjectsSharing(site, text).length < 2) continue;
      const written = text.raw.replace(/\{\{.*?\}\}/gs, ' ');
      if (beside.test(written)) continue;
      const [named] = isOfTowns && town ? (written.match(town) ?? []) : vehiclesIn(site, written);
      if (named !== undefined) tell(site, text, named, subject, report);
    }
  },
} satisfies Rule;

function vehiclesIn(site: Site, words: string): string[] {
  const { named, nameOf } = entitiesOf(site);
  const names = [...named(words)].filter((path) => path.startsWith('vehicles.')).map(nameOf);
  // A series may be called like its first model.
  return names.filter((name) => words.includes(name) || words.includes(name.split(' ').slice(1).join(' ')));
}

function tell(site: Site, text: AuthoredText, named: string, subject: string, report: RuleReport): void {
  const count = subjectsSharing(site, text).length;
  const short = text.raw.includes(named) ? named : named.split(' ').slice(1).join(' ');
  report({
    ...text.file.locateWithin(text.path, short),
    message: `"${short}" is written in a text of ${count} pages, which are about one each.`,
    hint: `Write {{ ${text.page?.subject?.name}.name }}, or leave the name out.`,
    related: [{ ...site.facts.locate(subject), message: 'The entry of the first of the pages.' }],
  });
}
