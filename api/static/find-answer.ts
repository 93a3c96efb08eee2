import { extname } from 'node:path';
import { fillPattern, matchPattern, type RoutesFile, routesName } from './routes-file.ts';
import { safePath, splitTarget } from './safe-path.ts';
import { hasFile } from './site-folder.ts';

/** What the site answers at a path: a file of it, the one address of a page, or nothing. */
type SiteAnswer = { status: 200 | 404; name: string } | { redirect: string } | undefined;

/**
 * The answer of the built site in `folder` at a request target. A page stands at its path in lower case, without `.html` and
 * without a slash at the end, and its other spellings lead there; a path without a page is answered by a fallback of `routes.json`.
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
    // What the server reads itself is no part of the site.
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

/** Whether a path means a file rather than a page. A compressed form is part of its file, and not a file of its own. */
function isAsset(path: string): boolean {
  return !['', '.html', '.br', '.gz'].includes(extname(path).toLowerCase());
}

/** The path of a request target in lower case, without slashes at its end, `.html` and `index`. */
function normalizedPath(target: string): string {
  let path = splitTarget(target).path.toLowerCase();
  while (path.endsWith('/')) path = path.slice(0, -1);
  if (path.endsWith('.html')) path = path.slice(0, -'.html'.length);
  return path === '/index' || path === '' ? '/' : path;
}
