import { stringify } from 'yaml';
import { entriesOf } from '../../schemas/fact-map.ts';
import { slugOf } from '../files/slug.ts';
import type { Site } from '../site/site.ts';
import { withEntry } from '../source/with-entry.ts';
import type { Answers, Kind, KindsOf, Written } from './kind.ts';
import { type Question, textQuestion, wordsFor } from './question.ts';

const shared = ['title', 'description', 'heading', 'text'];

/** Pages that say something of their own. */
export const pageKinds: KindsOf = (site) => [
  pageKind(site, 'page', '', shared, ({ heading, text }) => [
    { type: 'hero', heading },
    { type: 'prose', text },
  ]),
  pageKind(site, 'policy', 'policies/', [...shared, 'summary', 'section'], ({ heading, summary, section, text }) => [
    { type: 'breadcrumbs', links: [{ label: 'Home', href: '/' }], current: heading },
    { type: 'policy-header', heading, summary },
    { type: 'policy-body', sections: [{ id: slugOf(String(section)), title: section, text }] },
  ]),
];

/** Where each answer stands in the schemas. */
const places: Record<string, [schema: string, ...path: string[]]> = {
  title: ['page', 'seo', 'title'],
  description: ['page', 'seo', 'description'],
  heading: ['blocks/hero', 'heading'],
  text: ['blocks/prose', 'text'],
  summary: ['blocks/policy-header', 'summary'],
};

function pageKind(
  site: Site,
  name: string,
  folder: string,
  keys: string[],
  blocksOf: (answers: Answers) => object[],
): Kind {
  return {
    name,
    description: `a page in pages/${folder}`,
    questions: [...keys.map((key) => questionFor(site, key)), footerQuestion(site)],
    write(slug, { footer, ...answers }, read) {
      const file = `pages/${folder}${slug}.yaml`;
      const { title, description, heading } = answers;
      const up = '../'.repeat(file.split('/').length - 1);
      const page = { seo: { title, description }, blocks: blocksOf(answers) };
      const text = `# yaml-language-server: $schema=${up}schemas/generated/page.schema.json\n${stringify(page, { lineWidth: 0 })}`;
      const link = { label: heading, href: `/${folder}${slug}` };
      return [{ file, text, isNew: true }, ...inFooter(site, footer, link, read)];
    },
  };
}

/** What a text is to say, by the schema that has it. It is judged with the page that it stands on. */
function questionFor(site: Site, key: string): Question {
  const [schema, ...path] = places[key] ?? [];
  const node = schema && site.schemas.nodeAt(schema, path);
  return textQuestion(key, node ? wordsFor(key, node) : 'Heading of its first section.');
}

const nowhere = 'nowhere';

function groups(site: Site): { title?: unknown; links?: unknown }[] {
  const { navigation } = (site.source.site.data ?? {}) as { navigation?: { footer?: unknown } };
  return entriesOf(Object.assign({}, navigation?.footer));
}

function footerQuestion(site: Site): Question {
  const choices = [...groups(site).map(({ title }) => String(title)), nowhere];
  return textQuestion('footer', 'Part of the footer that links to it.', { choices, isNeeded: false });
}

function inFooter(site: Site, group: unknown, link: object, read: (file: string) => string): Written[] {
  const index = groups(site).findIndex(({ title }) => title === group);
  if (index === -1) return [];
  const text = withEntry(read('site.yaml'), ['navigation', 'footer', index, 'links'], link);
  return [{ file: 'site.yaml', text, isNew: false }];
}
