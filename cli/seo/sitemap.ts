import type { BuiltPage } from '../site/built-site.ts';
import type { ContentDates } from './lastmod.ts';

/** sitemap.xml: every page with an address that search engines may show, with the day of its last change. */
export function sitemap(pages: readonly BuiltPage[], dates: ContentDates): string {
  const urls = pages
    .filter(({ page, model }) => model.head.canonical !== '' && !page.seo.noIndex)
    .map(({ page, model }) => {
      const date = dates[page.route]?.date;
      return `  <url><loc>${escapeXml(model.head.canonical)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** robots.txt: all may be read but the API's answers and the data of pages. */
export function robots(baseUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /data/\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
