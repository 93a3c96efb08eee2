import { createHash } from 'node:crypto';
import { parseDocument } from 'htmlparser2';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { LayoutModel } from '../bundle/render-page.ts';
import { headOf } from '../seo/head.ts';
import { type ContentDates, updateContentDates } from '../seo/lastmod.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import type { BuiltPage, BuiltSite } from '../site/built-site.ts';
import { catalogue } from '../site/catalogue.ts';
import { favicon } from '../site/favicon.ts';
import { outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';

export interface RenderOptions {
  /** Absolute address of the site, without slash at the end. */
  baseUrl: string;
  dates: ContentDates;
  /** Today as YYYY-MM-DD, for pages whose content is new. */
  today: string;
  onPage?: (done: number, total: number) => void;
}

/** The site as HTML, page data and the files around them. Writes nothing. */
export function render(site: Site, bundle: Bundle, options: RenderOptions): BuiltSite & { dates: ContentDates } {
  const layout = layoutModel(site);
  const layoutJson = JSON.stringify(layout);
  const layoutData = `assets/layout-${createHash('sha256').update(layoutJson).digest('hex').slice(0, 8)}.json`;
  const pages = site.pages.map((page, index): BuiltPage => {
    const model: PageModel = { route: page.route, head: headOf(page, site, options.baseUrl), blocks: page.blocks };
    const html = bundle.renderPage(model, layout, {
      styles: bundle.styles,
      script: bundle.script,
      fonts: bundle.fonts,
      pageData: `/data/${outputName(page.route)}.json`,
      layoutData: `/${layoutData}`,
    });
    options.onPage?.(index + 1, site.pages.length);
    let document: ReturnType<BuiltPage['document']> | undefined;
    return { page, model, html, document: () => (document ??= parseDocument(html, { withStartIndices: true })) };
  });

  const contents = new Map(
    pages.filter(({ page }) => page.kind !== 'fallback').map(({ page, model }) => [page.route, JSON.stringify(model)]),
  );
  const dates = updateContentDates(options.dates, contents, options.today);
  const files = new Map<string, string>([[layoutData, layoutJson]]);
  for (const page of pages) addPage(files, page);
  const vehicles = catalogue(site);
  files.set('api/vehicles.json', JSON.stringify(vehicles));
  for (const vehicle of vehicles) files.set(`api/vehicles/${vehicle.id}.json`, JSON.stringify(vehicle));
  files.set('routes.json', JSON.stringify(routeTable(site, options.baseUrl)));
  files.set('sitemap.xml', sitemap(pages, dates));
  files.set('robots.txt', robots(options.baseUrl));
  files.set('favicon.svg', favicon);
  return { site, pages, files, dates };
}

function addPage(files: Map<string, string>, { page, model, html }: BuiltPage): void {
  const data = JSON.stringify(model);
  for (const route of [page.route, ...page.aliases]) {
    files.set(`${outputName(route)}.html`, html);
    files.set(`data/${outputName(route)}.json`, data);
  }
}

/** What every page shares. */
export function layoutModel(site: Site): LayoutModel {
  const slot = site.layout.blocks.findIndex((block) => block.type === 'slot');
  const end = slot === -1 ? site.layout.blocks.length : slot;
  return {
    before: site.layout.blocks.slice(0, end),
    after: site.layout.blocks.slice(end + 1),
    fallbacks: fallbacksOf(site).map(({ pattern, page }) => ({
      pattern,
      data: `/data/${outputName(page.route)}.json`,
    })),
  };
}

/** Which page answers which unknown address, the most specific pattern first. */
export function fallbacksOf(site: Site): { pattern: string; exists?: string; page: Page }[] {
  const all = site.pages.flatMap((page) => page.catches.map((caught) => ({ ...caught, page })));
  return all.sort((a, b) => specificity(b.pattern) - specificity(a.pattern));
}

function specificity(pattern: string): number {
  return pattern
    .split('/')
    .reduce((sum, segment) => sum * 3 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2), 0);
}

/** What `serve` needs to answer an address that no file has, and `check-links` to know the site's own addresses. */
function routeTable(site: Site, baseUrl: string): object {
  return {
    baseUrl,
    pages: site.pages.filter((page) => page.kind !== 'fallback').flatMap((page) => [page.route, ...page.aliases]),
    fallbacks: fallbacksOf(site).map(({ page, ...caught }) => ({ ...caught, file: `${outputName(page.route)}.html` })),
  };
}
