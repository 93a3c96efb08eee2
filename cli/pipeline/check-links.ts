import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkChecker, type LinkResult, LinkState } from 'linkinator';
import { createApp } from '../../api/app.ts';
import { UsageError } from '../usage-error.ts';

/** A link of the built site that cannot be followed. */
export interface BrokenLink {
  /** Target as a visitor's browser would ask for it: a path of the site, or an address elsewhere. */
  target: string;
  /** Route of the page that has the link; undefined for an address that the crawl began with. */
  page: string | undefined;
  /** Dead: the answer says that it is not there. Unreachable: there was no answer, or one that may pass. */
  state: 'dead' | 'unreachable';
  /** HTTP status, or 0 without an answer. */
  status: number;
}

export interface CheckLinksOptions {
  /** Folder of the built site. */
  out: string;
  /** Also asks for links to other sites. */
  external: boolean;
  onLink?: (checked: number) => void;
}

interface RouteFile {
  baseUrl: string;
  pages: string[];
}

/**
 * Serves the built site on a free local port and follows every link, image, asset and anchor in it, the absolute addresses of
 * canonical links, Open Graph and structured data among them.
 * @throws UsageError when there is no built site in `out`
 */
export async function checkLinks({ out, external, onLink }: CheckLinksOptions) {
  const { baseUrl, pages } = await readRoutes(out);
  const app = createApp({ site: out });
  const local = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
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
    // A dead link's screen is crawled too, and its own #main is not worth a second finding.
    const broken = links.filter((link) => link.state === LinkState.BROKEN && link.parent !== link.url);
    return { links: links.length, pages: pages.length, broken: broken.map((link) => describe(link, local)) };
  } finally {
    await app.close();
  }
}

function describe(link: LinkResult, local: string): BrokenLink {
  const status = link.status ?? 0;
  const isLocal = link.url.startsWith(local);
  return {
    target: isLocal ? link.url.slice(local.length) || '/' : link.url,
    page: link.parent?.slice(local.length) || undefined,
    state: isLocal || status === 404 || status === 410 ? 'dead' : 'unreachable',
    status,
  };
}

async function readRoutes(out: string): Promise<RouteFile> {
  try {
    return JSON.parse(await readFile(join(out, 'routes.json'), 'utf8')) as RouteFile;
  } catch {
    throw new UsageError(`There is no built site in "${out}". Run "npm run build" first.`);
  }
}
