import { outputName } from '../site/routes.ts';

type Part = 'page' | 'layout';

/** All documents have the same build, so the browser never reloads because of a new one. */
export const build = 'dev';

/** Where an open page loads data of a page from: `/data/page/index.json`. */
export function dataPath(part: Part, route: string): string {
  return `/data/${part}/${outputName(route)}.json`;
}

/** The part and the route of a path that `dataPath` has made; undefined for any other path. */
export function readDataPath(path: string): { part: Part; route: string } | undefined {
  const [, part, name] = /^\/data\/(page|layout)\/(.+)\.json$/.exec(path) ?? [];
  return part === undefined ? undefined : { part: part as Part, route: name === 'index' ? '/' : `/${name}` };
}
