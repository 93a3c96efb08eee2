import { createHash } from 'node:crypto';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { PageRenderer } from '../bundle/page-renderer.ts';
import type { CardFile } from '../cards/card-file.ts';
import { catalogue } from '../models/catalogue.ts';
import { contentHistory, contentOf } from '../models/content-history.ts';
import { routeTable } from '../models/fallbacks.ts';
import { favicon } from '../models/favicon.ts';
import { nginxName, nginxSettings } from '../models/nginx.ts';
import { pageLists } from '../models/page-lists.ts';
import { layoutModel, pageModel } from '../models/page-model.ts';
import { plainPages } from '../models/plain-pages.ts';
import { redirectFiles } from '../models/redirects.ts';
import { type ContentDates, updateContentDates } from '../seo/lastmod.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import type { BuiltPage, BuiltSite } from '../site/built-site.ts';
import { outputName } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';

export interface RenderOptions {
  /** Absolute address of the site, without slash at the end. */
  baseUrl: string;
  /** The dates of its pages, as they are known. */
  known: ContentDates;
  /** The site on another day. */
  siteOn: (day: string) => Site;
  /** What stands above every page of a preview. */
  banner?: string | undefined;
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
  const layout = JSON.stringify(layoutModel(site, options.banner));
  const layoutData = `/assets/layout-${hashOf(layout)}.json`;
  const { styles, script, modules, fonts } = renderer.bundle;
  const shared = { styles, script, modules, fonts, layoutData };
  const assets = { ...shared, build: hashOf(JSON.stringify(shared)) };
  const pages = await renderPages(site, renderer, { layout, assets, ...options });

  const listed = pages.filter(({ page }) => page.kind !== 'fallback');
  const contents = new Map(listed.map(({ page, data }) => [page.route, contentOf(data)]));
  const history = contentHistory(site, options.siteOn, options.known, options.baseUrl);
  const dates = updateContentDates(options.known, { day: site.calendar.on, pages: contents }, history);
  const files = new Map<string, string>([[layoutData.slice(1), layout]]);
  for (const page of pages) addPage(files, page);
  for (const [name, html] of plainPages(pages)) files.set(name, html);
  const addresses = new Map(pages.map(({ page, data }) => [page, pageDataOf(data)]));
  for (const [address, list] of pageLists(site.pages, assets.build, (page) => addresses.get(page) ?? '')) {
    files.set(address.slice(1), JSON.stringify(list));
  }
  const vehicles = catalogue(site);
  files.set('api/vehicles.json', JSON.stringify(vehicles));
  for (const vehicle of vehicles) files.set(`api/vehicles/${vehicle.id}.json`, JSON.stringify(vehicle));
  files.set('routes.json', JSON.stringify(routeTable(site, options.baseUrl)));
  files.set('sitemap.xml', sitemap(pages, dates.shown));
  files.set('robots.txt', robots(options.baseUrl));
  files.set('favicon.svg', favicon);
  for (const [name, text] of redirectFiles(site, options.baseUrl)) files.set(name, text);
  files.set(nginxName, nginxSettings(site));
  return { site, pages, files, dates: dates.kept };
}

/** What all pages share. */
interface Shared {
  /** The layout model as JSON. */
  layout: string;
  assets: Omit<PageAssets, 'pageData'>;
}

async function renderPages(site: Site, renderer: Renderer, options: RenderOptions & Shared): Promise<BuiltPage[]> {
  let done = 0;
  renderer.pages.setLayout(options.layout);
  return Promise.all(
    site.pages.map(async (page): Promise<BuiltPage> => {
      const model = pageModel(page, site, options.baseUrl, options.cards.get(page));
      const data = JSON.stringify(model);
      const rendered = await renderer.pages.render(data, { ...options.assets, pageData: pageDataOf(data) });
      options.onPage?.(++done, site.pages.length);
      return { page, model, data, ...rendered };
    }),
  );
}

/** By its hash, so that a browser may keep it for good and a page that is open finds the model that it was made with. */
function pageDataOf(data: string): string {
  return `/assets/page-${hashOf(data)}.json`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function addPage(files: Map<string, string>, { page, data, html, style }: BuiltPage): void {
  files.set(style.name, style.text);
  files.set(pageDataOf(data).slice(1), data);
  for (const route of [page.route, ...page.aliases]) files.set(`${outputName(route)}.html`, html);
}
