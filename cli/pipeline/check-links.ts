import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { createApp } from '../../api/app.ts';
import { UsageError } from '../usage-error.ts';

export type BrokenLink = ReturnType<typeof describe>;

/**
 * Serves the built site on a free local port and follows every link, image, asset and anchor in it. This includes the absolute addresses in
 * canonical links, Open Graph tags and structured data.
 * @param out folder of the built site
 * @param external also checks links to other sites
 * @throws UsageError if there is no built site in `out`
 */
export async function checkLinks(out: string, external: boolean, onLink?: (checked: number) => void) {
  const { baseUrl, pages } = await readRoutes(out);
  await using app = createApp({ site: out });
  const local = await app.listen({ host: '127.0.0.1', port: 0 });
  const checker = new LinkChecker();
  let checked = 0;
  checker.on('link', () => onLink?.(++checked));
  const result = await checker.check({
    path: pages.map((page) => local + page),
    recurse: true,
    concurrency: 20,
    timeout: 20_000,
    checkFragments: true,
    checkCss: true,
    redirects: 'warn',
    retry: true,
    retryErrors: external,
    retryErrorsCount: 2,
    linksToSkip: async (link) => !external && !link.startsWith(local) && !link.startsWith(`${baseUrl}/`),
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(baseUrl)}(?=/|$)`), replacement: local }],
  });
  const links = result.links.filter((link) => link.state !== LinkState.SKIPPED);
  // The crawler also visits the 404 page of a dead link, and the #main link there is not worth a second finding.
  const broken = links.filter((link) => link.state === LinkState.BROKEN && link.parent !== link.url);
  return { links: links.length, pages: pages.length, broken: broken.map((link) => describe(link, local)) };
}

/** A broken link in the built site. */
function describe({ url, parent, status = 0 }: LinkResult, local: string) {
  const isOurs = url.startsWith(local);
  return {
    /** The link's target: a path of the site, or an external address. */
    target: isOurs ? url.slice(local.length) || '/' : url,
    /** Route of the page with the link. Undefined for an address that the crawl started from. */
    page: parent?.slice(local.length) || undefined,
    /** False for a target that gives no answer, or an error that may be temporary. */
    isDead: isOurs || status === 404 || status === 410,
    /** HTTP status, or 0 without a response. */
    status,
  };
}

async function readRoutes(out: string) {
  const file = readFile(join(out, 'routes.json'), 'utf8');
  const routes: { baseUrl: string; pages: string[] } | null = await file.then(JSON.parse).catch(() => null);
  if (typeof routes?.baseUrl === 'string' && Array.isArray(routes.pages)) return routes;
  throw new UsageError(`There is no built site in "${out}". Run "npm run build" first.`);
}
