import { outputName, redirectsOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';

/** Which page answers which unknown addresses. The most specific pattern comes first. */
export function fallbacksOf(site: Site): { pattern: string; exists?: string; page: Page }[] {
  const all = site.pages.flatMap((page) => page.catches.map((caught) => ({ ...caught, page })));
  return all.sort((a, b) => specificity(b.pattern) - specificity(a.pattern));
}

function specificity(pattern: string): number {
  return pattern
    .split('/')
    .reduce((sum, segment) => sum * 3 + (segment === '*' ? 0 : segment.startsWith(':') ? 1 : 2), 0);
}

/** What `serve` needs for addresses without a file, and `check-links` for the site's own addresses. */
export function routeTable(site: Site, baseUrl: string): object {
  return {
    baseUrl,
    redirects: Object.fromEntries(redirectsOf(site)),
    pages: site.pages.filter((page) => page.kind !== 'fallback').flatMap((page) => [page.route, ...page.aliases]),
    fallbacks: fallbacksOf(site).map(({ page, ...caught }) => ({ ...caught, file: `${outputName(page.route)}.html` })),
  };
}

/** What the head of a built page says about the page, up to its scripts. */
const aboutPage = /<title>.*?(?=<script)/s;

/**
 * For a pattern whose page needs JavaScript, while other pages show the same without it: a copy of the page at each address. It
 * has the other page's title, description and so on, names it to search engines, and redirects to it if there is no JavaScript.
 */
export function plainPages({ pages }: Site, htmlOf: (page: Page) => string): [name: string, html: string][] {
  return pages.flatMap((page) =>
    page.catches.flatMap(({ pattern, plain }) => {
      const fitting = plain && new RegExp(`^${plain.replace(/:\w+/, '([^/]+)')}$`);
      return pages.flatMap((plainPage): [string, string][] => {
        const name = fitting ? fitting.exec(plainPage.route)?.[1] : undefined;
        if (name === undefined) return [];
        const [words = ''] = aboutPage.exec(htmlOf(plainPage)) ?? [];
        const leads = `<noscript><meta http-equiv="refresh" content="0; url=${plainPage.route}"></noscript></head>`;
        const html = htmlOf(page)
          .replace(aboutPage, () => words)
          .replace('</head>', leads);
        return [[`${outputName(pattern.replace(/:\w+/, name))}.html`, html]];
      });
    }),
  );
}

/** What redirects old addresses on static hosts: an HTML page for each, and the list that Netlify, Cloudflare Pages and others read. */
export function redirectFiles(site: Site, baseUrl: string): Map<string, string> {
  const all = [...redirectsOf(site)];
  if (all.length === 0) return new Map();
  const pages = all.map(([from, to]): [string, string] => [`${outputName(from)}.html`, redirectPage(to, baseUrl)]);
  return new Map([...pages, ['_redirects', all.map(([from, to]) => `${from} ${to} 301\n`).join('')]]);
}

function redirectPage(to: string, baseUrl: string): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${baseUrl}${to.replace(/#.*/, '')}">
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body><p>This page has moved <a href="${to}">to a new address</a>.</p></body>
</html>
`;
}
