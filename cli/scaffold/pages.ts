import { slugOf } from '../files/slug.ts';
import { routeOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { valueAt } from '../source/source-file.ts';
import { type Answers, addEntry, addFile, type Kind } from './kind.ts';
import { questionAt, textQuestion } from './question.ts';

type BlocksOf = (answers: Answers) => object[];

/** The kinds that are pages, with an optional link in the footer. */
export function pageKinds(site: Site): Kind[] {
  const footer = valueAt(site.source.site.data, ['navigation', 'footer']);
  const groups = (Array.isArray(footer) ? footer : []).map((group) => String(Object(group).title));
  const shared = [
    questionAt(site, 'page', ['seo', 'title']),
    questionAt(site, 'page', ['seo', 'description']),
    questionAt(site, 'blocks/hero', ['heading']),
    questionAt(site, 'blocks/prose', ['text']),
  ];
  const ofPolicy = [
    questionAt(site, 'blocks/policy-header', ['summary']),
    textQuestion('section', 'Heading of its first section.'),
  ];
  const policies = site.pages.filter(({ route }) => route === '/policies');
  const trail = [
    { label: 'Home', href: '/' },
    ...policies.map(({ seo, route }) => ({ label: seo.title, href: route })),
  ];
  const last = textQuestion('footer', 'Part of the footer that links to it.', {
    choices: [...groups, 'nowhere'],
    isNeeded: false,
  });
  const kind = (name: string, folder: string, special: typeof shared, blocksOf: BlocksOf): Kind => ({
    name,
    description: `a page in pages/${folder}`,
    folder: `pages/${folder}`,
    questions: [...shared, ...special, last],
    write(slug, answers, files) {
      const { title, description, heading } = answers;
      const page = { seo: { title, description }, blocks: blocksOf(answers) };
      const file = `pages/${folder}${slug}.yaml`;
      addFile(files, file, 'page', page);
      const index = groups.indexOf(String(answers.footer));
      if (index === -1) return;
      const link = { label: heading, href: routeOf(file) };
      addEntry(files, site.source.site, ['navigation', 'footer', index, 'links'], link);
    },
  });
  return [
    kind('page', '', [], ({ heading, text }) => [
      { type: 'hero', heading },
      { type: 'prose', text },
    ]),
    kind('policy', 'policies/', ofPolicy, ({ heading, summary, section, text }) => [
      { type: 'breadcrumbs', links: trail, current: heading },
      { type: 'policy-header', heading, summary },
      { type: 'policy-body', sections: [{ id: slugOf(String(section)), title: section, text }] },
    ]),
  ];
}
