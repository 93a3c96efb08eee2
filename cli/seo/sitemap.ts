import { escapeHtml } from '../resolve/markdown.ts';
import type { Page } from '../site/site.ts';
import { canonicalOf } from './head.ts';
import type { ContentDates } from './lastmod.ts';

/** sitemap.xml: every page that search engines may show, with the date of its last change. */
export function sitemap(pages: readonly Page[], baseUrl: string, dates: ContentDates): string {
  const urls = pages
    .filter((page) => canonicalOf(page, baseUrl) !== '' && !page.seo.noIndex)
    .map((page) => {
      const date = dates[page.route]?.date;
      return `  <url><loc>${escapeHtml(canonicalOf(page, baseUrl))}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** robots.txt: crawlers may read everything except page data and API responses. They may read the vehicles, without which a page stays empty. */
export function robots(baseUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /api/vehicles\nDisallow: /data/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
