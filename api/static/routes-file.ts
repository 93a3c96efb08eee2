import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './site-folder.ts';

/** What answers a path that has no page: the first whose pattern matches. */
interface Fallback {
  /** Segments, of which `:name` stands for any one and `*` at the end for all that follow. */
  pattern: string;
  /** The page that is sent, with status 404. */
  file: string;
  /** Name of a file, with the parameters of the pattern; where it exists the status is 200. */
  exists?: string;
}

/** The name of the file that says what answers a path without a page. */
export const routesName = 'routes.json';

/** What that file holds. */
export interface RoutesFile {
  fallbacks: Fallback[];
  /** Where addresses lead that pages have had. */
  redirects?: Record<string, string>;
}

/** Reads what the build says about paths without a page (`routesName`); without that file, nothing. */
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

/** The parameters of `path` by `pattern`, or undefined if it does not match. */
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
