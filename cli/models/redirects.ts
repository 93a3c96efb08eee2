import { outputName, redirectsOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';

/**
 * The files by which hosts that know nothing of redirects send visitors from old addresses on: a page that does so in the browser for
 * each, and the list that Netlify, Cloudflare Pages and others read. Empty for a site without old addresses.
 */
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
