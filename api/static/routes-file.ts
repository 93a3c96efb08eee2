import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './site-folder.ts';

/** Answers paths that have no page. The first one whose pattern matches wins. */
interface Fallback {
  /** Path segments. `:name` matches any one segment, and `*` at the end matches the rest. */
  pattern: string;
  /** The page to send, with status 404. */
  file: string;
  /** File name with the pattern's parameters. If that file exists, the status is 200. */
  exists?: string;
}

/** The build's file that says how to answer paths without a page. */
export const routesName = 'routes.json';

export interface RoutesFile {
  fallbacks: Fallback[];
  /** Redirects from addresses that pages used to have. */
  redirects?: Record<string, string>;
}

/** Reads `routes.json`, and again only when it changes. Without the file there are no fallbacks. */
export function createRoutesReader(): (folder: string) => Promise<RoutesFile> {
  let last: { identity: string; routes: RoutesFile } | undefined;
  return async (folder) => {
    const path = join(folder, routesName);
    const found = await unlessMissing(stat(path));
    if (!found) return { fallbacks: [] };
    const identity = [path, found.ino, found.size, found.mtimeMs].join(':');
    if (last?.identity !== identity) last = { identity, routes: JSON.parse(await readFile(path, 'utf8')) };
    return last.routes;
  };
}

/** The parameters of `path` according to `pattern`, or undefined if it does not match. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.slice(1).split('/');
  const given = path.split('/');
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return parameters;
    const value = given[index];
    if (!value || !(part.startsWith(':') || part === value)) return undefined;
    if (part.startsWith(':')) parameters[part.slice(1)] = value;
  }
  return wanted.length === given.length ? parameters : undefined;
}

/** `template` with each `:name` replaced by its parameter. */
export function fillPattern(template: string, parameters: Record<string, string>): string {
  return template.replace(/:(\w+)/g, (whole, name) => parameters[name] ?? whole);
}
