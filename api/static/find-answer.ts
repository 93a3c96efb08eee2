import { extname } from 'node:path';
import { fillPattern, matchPattern, type RoutesFile, routesName } from './routes-file.ts';
import { safePath, splitTarget } from './safe-path.ts';
import { hasFile } from './site-folder.ts';

/** What the site answers at a path: a file, a redirect to a page's canonical path, or nothing. */
type SiteAnswer = { status: 200 | 404; name: string } | { redirect: string } | undefined;

/**
 * Finds what the built site in `folder` answers for a request target. A page's path is lowercase, without `.html` and without a trailing
 * slash; other spellings redirect there. A fallback from `routes.json` answers a path without a page.
 */
export async function findAnswer(
  folder: string,
  { fallbacks, redirects = {} }: RoutesFile,
  target: string,
): Promise<SiteAnswer> {
  const path = safePath(target);
  const isFallback = (name: string) => fallbacks.some(({ file }) => file === name);
  const pageOf = async (name: string) => {
    const file = `${name || 'index'}.html`;
    return !isFallback(file) && (await hasFile(folder, file)) ? file : undefined;
  };

  const address = safePath(normalizedPath(target));
  if (Object.hasOwn(redirects, `/${address}`)) return { redirect: redirects[`/${address}`] ?? '/' };

  if (path !== undefined && path !== 'index') {
    const page = await pageOf(path);
    if (page) return { status: 200, name: page };
  }
  if (path && isAsset(path)) {
    // The server reads this file itself. It is not part of the site.
    return path !== routesName && (await hasFile(folder, path)) ? { status: 200, name: path } : undefined;
  }

  if (address !== undefined && address !== path && (await pageOf(address)))
    return { redirect: encodeURI(`/${address}`) };

  for (const { pattern, file, exists } of fallbacks) {
    const parameters = matchPattern(pattern, address ?? '');
    if (!parameters) continue;
    const found = exists !== undefined && (await hasFile(folder, fillPattern(exists, parameters)));
    if (found && address !== path) return { redirect: encodeURI(`/${address}`) };
    return (await hasFile(folder, file)) ? { status: found ? 200 : 404, name: file } : undefined;
  }
  return undefined;
}

/** True if a path means a file and not a page. A compressed copy belongs to its file and is not a file itself. */
function isAsset(path: string): boolean {
  return !['', '.html', '.br', '.gz'].includes(extname(path).toLowerCase());
}

/** A target's path in lowercase, without trailing slashes, `.html` and `index`. */
export function normalizedPath(target: string): string {
  let path = splitTarget(target).path.toLowerCase();
  while (path.endsWith('/')) path = path.slice(0, -1);
  if (path.endsWith('.html')) path = path.slice(0, -'.html'.length);
  return path === '/index' || path === '' ? '/' : path;
}
