import { DomUtils, parseDocument } from 'htmlparser2';
import { isMap, mapOf } from '../../schemas/fact-map.ts';
import { filesOf, socialFileOf } from '../images/renditions.ts';
import { oncePer } from '../memory/once-per.ts';
import { pageFiles } from '../source/source.ts';
import { type SourceFile, valueAt } from '../source/source-file.ts';
import { routeOf } from './routes.ts';
import { type LinkWords, originOf, type Page, type Resolved, type Site } from './site.ts';

export type SiteLink = ReturnType<typeof located>;

/** Every link on the site's pages, with its source line. Several rules need them, so we look for them once. */
export const linksOf = oncePer((site: Site) => [
  ...linksIn(site.layout).map((link) => located(site, undefined, link)),
  ...site.pages.flatMap((page) => page.digest.links.map((link) => located(site, page, link))),
]);

/** A link with its source line. @param page undefined for the root layout, which is on every page */
function located(site: Site, page: Page | undefined, link: LinkWords) {
  const resolved = page ?? site.layout;
  const at = (snippet: string) => originOf(resolved, site.facts, resolved.leaves[link.leaf]?.pointer ?? [], snippet);
  const text = () => at('').text;
  /** Paths of the facts that it comes from: the entry of a list that the block shows, or the references of its text. */
  const facts = () => {
    const entry = resolved.bound.get((resolved.leaves[link.leaf]?.pointer ?? []).slice(0, -1).join('/'));
    return entry === undefined ? (text()?.references.map(({ path }) => path) ?? []) : [entry];
  };
  const locate = () => {
    // Two links in a text may have the same target. An address written without link syntax is its own label.
    const whole = `[${link.label}](${link.target}`;
    const raw = text()?.raw ?? '';
    const snippet = [whole, link.target, link.label ?? ''].find((words) => raw.includes(words)) ?? '';
    return at(snippet).location;
  };
  return { ...link, page, locate, facts };
}

export function linksIn(resolved: Resolved): LinkWords[] {
  return resolved.leaves.flatMap(({ pointer, value, format }, leaf) => {
    if (format === 'photograph') return [];
    // In a block, the label is next to the link.
    const { label } = mapOf(valueAt(resolved, pointer.slice(0, -1)));
    const named = { target: value, label: typeof label === 'string' ? label : undefined };
    const links = format === 'link' ? [named] : linksInProse(value);
    return links.map((link) => ({ ...link, leaf, inProse: format === 'prose' }));
  });
}

/** What texts have before an address that runs something, so that it leads nowhere. The rule on links may be set to only warn of it. */
export const disarmed = 'unsafe:';

function linksInProse(html: string): Pick<LinkWords, 'target' | 'label'>[] {
  // Parsing a whole long text would take much longer.
  const written = html.match(/<a .*?<\/a>/gs) ?? [];
  const links = DomUtils.getElementsByTagName('a', parseDocument(written.join('')));
  const writtenIn = (href = '') => (href.startsWith(disarmed) ? href.slice(disarmed.length) : href);
  return links.map((link) => ({ target: writtenIn(link.attribs.href), label: DomUtils.textContent(link) }));
}

const files = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/robots.txt', '/sitemap.xml'];

/** The paths that the site answers with status 200, also for pages with mistakes, and the names of pages for "Did you mean". */
export const addressesOf = oncePer((site: Site) => {
  const names = site.pages.filter((page) => page.kind !== 'fallback').flatMap((page) => [page.route, ...page.aliases]);
  const images = [...site.source.images.values()].flatMap((image) =>
    [...filesOf(image), socialFileOf(image)].map(({ name }) => `/${name}`),
  );
  const resolved = new Set(site.pages.map((page) => page.source));
  // A file with `each` makes no pages if all entries have their own.
  const isForNone = ({ data }: SourceFile) =>
    isMap(data) && typeof data.each === 'string' && isMap(site.facts.tree[data.each]);
  const unread = pageFiles(site.source).filter((file) => !resolved.has(file) && !isForNone(file));
  const broken = unread.map(({ file }) => {
    const parts = routeOf(file).split(/\[[^\]]*\]/);
    return new RegExp(`^${parts.map(RegExp.escape).join('[^/]+')}$`);
  });
  const known = new Set([...names, ...images, ...files, ...recordAddresses(site)]);
  return { names, has: (path: string) => known.has(path) || broken.some((pattern) => pattern.test(path)) };
});

/** The paths that a page with `catch` answers with status 200: one for each record whose data file it looks for. */
function recordAddresses({ pages, source }: Site): string[] {
  const caught = pages.flatMap(({ catches }) => catches);
  return [...source.records.values()].flatMap(({ collection, slug }) => {
    const fitting = caught.filter(({ exists }) => exists === `api/${collection}/:id.json`);
    return fitting.map(({ pattern }) => pattern.replace(':id', slug));
  });
}
