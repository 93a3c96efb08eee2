import { createHash } from 'node:crypto';
import type { Bundle } from '../bundle/bundle.ts';
import type { PageRenderer } from '../bundle/page-renderer.ts';
import type { CardFile } from '../cards/card-file.ts';
import { catalogue } from '../models/catalogue.ts';
import { routeTable } from '../models/fallbacks.ts';
import { favicon } from '../models/favicon.ts';
import { layoutModel, pageModel } from '../models/page-model.ts';
import { type ContentDates, updateContentDates } from '../seo/lastmod.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import type { BuiltPage, BuiltSite } from '../site/built-site.ts';
import { outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';

export interface RenderOptions {
  /** Absolute address of the site, without slash at the end. */
  baseUrl: string;
  dates: ContentDates;
  /** Today as YYYY-MM-DD, for pages whose content is new. */
  today: string;
  /** The social cards of pages that have one. */
  cards: ReadonlyMap<Page, CardFile>;
  onPage?: (done: number, total: number) => void;
}

/** The built renderer, and what renders pages by it. */
export interface Renderer {
  bundle: Bundle;
  pages: PageRenderer;
}

/**
 * The site as HTML, page data and the files around them. Writes nothing. The caller can go on with other work while pages are
 * rendered; a renderer has one site at a time.
 */
export async function render(
  site: Site,
  renderer: Renderer,
  options: RenderOptions,
): Promise<BuiltSite & { dates: ContentDates }> {
  const layout = JSON.stringify(layoutModel(site));
  const layoutData = `assets/layout-${createHash('sha256').update(layout).digest('hex').slice(0, 8)}.json`;
  const pages = await renderPages(site, renderer, { layout, layoutData, ...options });

  const listed = pages.filter(({ page }) => page.kind !== 'fallback');
  const dates = updateContentDates(
    options.dates,
    new Map(listed.map(({ page, data }) => [page.route, contentOf(data)])),
    options.today,
  );
  const files = new Map<string, string>([[layoutData, layout]]);
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

/** What counts as the content of a page: not how it is shown to others, which follows from the rest. */
function contentOf(data: string): string {
  return data.replace(/\{"property":"og:image[^}]*\},?/g, '');
}

interface Layout {
  /** What every page shares, as JSON. */
  layout: string;
  /** Name of the file that holds it. */
  layoutData: string;
}

async function renderPages(site: Site, renderer: Renderer, options: RenderOptions & Layout): Promise<BuiltPage[]> {
  const { bundle, pages } = renderer;
  const { styles, script, modules, fonts } = bundle;
  let done = 0;
  pages.setLayout(options.layout);
  return Promise.all(
    site.pages.map(async (page): Promise<BuiltPage> => {
      const model = pageModel(page, site, options.baseUrl, options.cards.get(page));
      const data = JSON.stringify(model);
      const pageData = `/data/${outputName(page.route)}.json`;
      const assets = { styles, script, modules, fonts, pageData, layoutData: `/${options.layoutData}` };
      const rendered = await pages.render(data, assets);
      options.onPage?.(++done, site.pages.length);
      return { page, model, data, ...rendered };
    }),
  );
}

function addPage(files: Map<string, string>, { page, data, html }: BuiltPage): void {
  for (const route of [page.route, ...page.aliases]) {
    files.set(`${outputName(route)}.html`, html);
    files.set(`data/${outputName(route)}.json`, data);
  }
}
