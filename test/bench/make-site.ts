import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { copyDealerSite, repository } from '../support/copy-dealer-site.ts';
import { type Random, randomFrom } from '../support/random.ts';
import { Writer } from './sentences.ts';
import { lists } from './words.ts';

/** Number of pages on the dealer's own site, including one for each town. We generate the rest. */
const dealerPages = 89;

/** How many places guides can be about, and a stride without a common divisor that visits them all out of order. */
const places = lists.topic.length * lists.first.length * lists.last.length;
const stride = 7919;

/**
 * Writes a synthetic dealer to `root`: the dealer's own site, plus guides until there are `pages` pages. The same seed gives the
 * same bytes, and a larger site has all pages of a smaller one. It has no findings.
 */
export function makeSite(root: string, pages: number, seed = 1): void {
  if (pages - dealerPages > places) throw new Error(`At most ${places + dealerPages} pages can be told apart.`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  copyDealerSite(root);
  const dates = '.cartwright/lastmod.json';
  cpSync(join(repository, dates), join(root, dates));
  const slugs = readdirSync(join(root, 'pages/vehicles'))
    .filter((name) => !name.startsWith('_'))
    .map((name) => name.replace('.yaml', ''));
  const links = ['Inventory', 'Rentals', 'Services'].map((label) => ({ label, href: `/${label.toLowerCase()}` }));
  writeGuides(root, pages - dealerPages, seed, { slugs, links });
}

/** Writes a site of 13 pages with an example of everything that an edit changes. It has no findings. */
export function makeSmallSite(root: string, seed = 1): void {
  rmSync(root, { recursive: true, force: true });
  for (const part of ['base', 'sites/edited'])
    cpSync(join(repository, 'test/fixtures', part), root, { recursive: true });
  const known = { slugs: ['pony', 'mule'], links: [{ label: 'About', href: '/about' }] };
  writeGuides(root, 5, seed, known);
}

/** What guides mention besides their places: vehicles, and pages to link to. */
interface Known {
  slugs: readonly string[];
  links: readonly { label: string; href: string }[];
}

function writeGuides(root: string, count: number, seed: number, known: Known): void {
  for (const kind of lists.kind) mkdirSync(join(root, 'pages/guides', kind.toLowerCase()), { recursive: true });
  for (let index = 0; index < count; index++)
    writeFileSync(join(root, guideFile(index)), stringify(guide(index, count, seed, known)));
}

/** Path of a guide's file in the site. */
function guideFile(index: number): string {
  return `pages${guideOf(index).route}.yaml`;
}

interface Guide {
  heading: string;
  place: string;
  route: string;
}

/** What a guide is about: its topic, and a place that no other guide on that topic has. */
function guideOf(index: number): Guide {
  const number = (index * stride) % places;
  const at = (list: readonly string[], by: number) => list[Math.floor(number / by) % list.length]!;
  const topic = at(lists.topic, 1);
  const first = at(lists.first, lists.topic.length);
  const last = at(lists.last, lists.topic.length * lists.first.length);
  const kind = lists.kind[index % lists.kind.length]!;
  const place = `${first}${last} ${kind}`;
  const slug = `${topic} ${first}${last}`.toLowerCase().replaceAll(' ', '-');
  return { heading: `${topic} at ${place}`, place, route: `/guides/${kind.toLowerCase()}/${slug}` };
}

function guide(index: number, count: number, seed: number, { slugs, links }: Known): object {
  const random = randomFrom(seed * 1_000_003 + index);
  const { heading, place } = guideOf(index);
  const writer = new Writer(random, place);
  return {
    seo: {
      title: heading,
      description: writer.words(
        `${heading}: what the <person> and the <person> say of the <part> and a <quality> <path>.`,
      ),
      keywords: [`${heading} carts`, writer.words('<quality> <path>')],
    },
    blocks: [
      { type: 'breadcrumbs', links: [{ label: 'Home', href: '/' }], current: heading },
      { type: 'policy-header', heading, summary: writer.sentence() },
      { type: 'prose', text: proseOf(writer, random, slugs) },
      {
        type: 'steps',
        heading: `In short, for ${place}`,
        steps: lists.topic
          .slice(0, 4)
          .map(() => ({ title: writer.words('<Action> the <part>'), text: writer.sentence() })),
      },
      { type: 'link-list', heading: 'Read on', links: linksOf(random, index, count, writer, links) },
    ],
  };
}

function proseOf(writer: Writer, random: Random, slugs: readonly string[]): string {
  const list = Array.from({ length: 6 }, () => `- ${writer.words('<Action> the <part> <time>')}`).join('\n');
  const sections = Array.from({ length: 2 }, () => [
    `## ${writer.words('The <quality> <path>, the <part> and <load>')}`,
    writer.paragraph(4 + random.below(3)),
    writer.paragraphOfFacts(slugs),
    writer.paragraph(3 + random.below(3)),
  ]);
  return [...sections.flat(), list, writer.paragraph(3)].join('\n\n');
}

/** Links to a page of the site and to the next three guides. The last guides link back to the first. */
function linksOf(random: Random, index: number, count: number, writer: Writer, pages: Known['links']): object[] {
  const link = random.pick(pages);
  const following = [1, 2, 3].map((step) => (index + step) % count).filter((neighbor) => neighbor !== index);
  const links = [...new Set(following)].map((neighbor) => {
    const { heading, route } = guideOf(neighbor);
    return { label: heading, href: route };
  });
  return [link, ...links].map((to) => ({ ...to, text: writer.sentence() }));
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Name the folder to write to.');
  makeSite(resolve(folder), Number(values.pages), Number(values.seed));
}
