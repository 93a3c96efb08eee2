import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import { catalogue } from '../models/catalogue.ts';
import { headersFile } from '../models/headers-file.ts';
import { nginxName, nginxSettings } from '../models/nginx.ts';
import { pageLists } from '../models/page-model.ts';
import { plainPages, redirectFiles, routeTable } from '../models/routing.ts';
import type { ContentDates } from '../seo/lastmod.ts';
import { robots, sitemap } from '../seo/sitemap.ts';
import type { Page, Site } from '../site/site.ts';
import type { PageModels } from './build-pages.ts';

interface Built {
  /** What all pages share, as JSON, and the asset addresses that they use. */
  layout: string;
  assets: Pick<PageAssets, 'layoutData' | 'build'>;
  models: PageModels;
  /** The site's absolute address, without a trailing slash. */
  baseUrl: string;
  dates: ContentDates;
  /** The HTML of a staged page. */
  htmlOf: (page: Page) => string;
}

/** All files besides the pages, by name. */
export function siteFiles(site: Site, { layout, assets, models, baseUrl, dates, htmlOf }: Built): Map<string, string> {
  const files = new Map<string, string>([[assets.layoutData.slice(1), layout]]);
  for (const [name, html] of plainPages(site, htmlOf)) files.set(name, html);
  for (const [address, list] of pageLists(site.pages, assets.build, (page) => models.get(page)?.address ?? ''))
    files.set(address.slice(1), JSON.stringify(list));
  const vehicles = catalogue(site);
  files.set('api/vehicles.json', JSON.stringify(vehicles));
  for (const vehicle of vehicles) files.set(`api/vehicles/${vehicle.id}.json`, JSON.stringify(vehicle));
  files.set('routes.json', JSON.stringify(routeTable(site, baseUrl)));
  files.set('sitemap.xml', sitemap(site.pages, baseUrl, dates));
  files.set('robots.txt', robots(baseUrl));
  for (const [name, text] of redirectFiles(site, baseUrl)) files.set(name, text);
  files.set('_headers', headersFile());
  files.set(nginxName, nginxSettings(site));
  return files;
}
