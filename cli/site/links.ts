import type { Location } from '../finding.ts';
import { filesOf, socialFileOf } from '../images/renditions.ts';
import { oncePer } from '../once-per.ts';
import type { SourceFile } from '../source/source-file.ts';
import { originOf } from './origin.ts';
import { routeOf } from './routes.ts';
import type { Page, Resolved, ResolvedLeaf, Site } from './site.ts';

/** A link that an author wrote: as target of a block, or in prose. */
export interface SiteLink {
  /** The page it stands on; undefined for one in the root layout, which stands on all. */
  page: Page | undefined;
  target: string;
  /** Where it was written. */
  locate(): Location;
  /** True in running text, where no schema judges the form of the target. */
  inProse: boolean;
}

/** Every link of the site's pages, with the line that brings it in. Several rules ask; they are looked for once. */
export const linksOf = oncePer(findLinks);

function findLinks(site: Site): SiteLink[] {
  const layoutFile = site.source.layouts.get('pages') ?? site.source.site;
  return [
    ...linksIn(site, site.layout, layoutFile, undefined),
    ...site.pages.flatMap((page) => linksIn(site, page, page.source, page)),
  ];
}

function linksIn(site: Site, resolved: Resolved, file: SourceFile, page: Page | undefined): SiteLink[] {
  return resolved.leaves.flatMap(({ pointer, value, format }) =>
    targetsIn(value, format).map((target) => {
      const locate = () => originOf(resolved, site.facts, file, pointer, target).location;
      return { page, target, locate, inProse: format === 'prose' };
    }),
  );
}

function targetsIn(value: string, format: ResolvedLeaf['format']): string[] {
  if (format === 'link') return [value];
  return [...value.matchAll(/ href="([^"]*)"/g)].map(([, target]) => (target ?? '').replaceAll('&amp;', '&'));
}

/** The addresses that the site answers with status 200. */
export interface Addresses {
  has(path: string): boolean;
  /** All that are known by name, for "Did you mean". */
  names: string[];
}

const files = ['/favicon.svg', '/robots.txt', '/sitemap.xml'];

/** What a link within the site may lead to. A page whose file is broken counts as there: its own mistake is reported already. */
export function addressesOf(site: Site): Addresses {
  const names = site.pages.filter((page) => page.kind !== 'fallback').flatMap((page) => [page.route, ...page.aliases]);
  const images = [...site.source.images.values()].flatMap((image) =>
    [...filesOf(image), socialFileOf(image)].map(({ name }) => `/${name}`),
  );
  const vehicles = Object.keys((site.facts.tree.vehicles ?? {}) as object).flatMap((slug) => [`/vehicle/${slug}`]);
  const resolved = new Set(site.pages.map((page) => page.source));
  const broken = [...site.source.pages, ...site.source.vehicles.values()]
    .filter((file) => !resolved.has(file))
    .map((file) => routePattern(routeOf(file.file)));
  const known = new Set([...names, ...images, ...files, ...vehicles]);
  return { names, has: (path) => known.has(path) || broken.some((pattern) => pattern.test(path)) };
}

function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/[.*+?^$(){}|\\]/g, '\\$&').replace(/\[[^\]]*\]/g, '[^/]+')}$`);
}
