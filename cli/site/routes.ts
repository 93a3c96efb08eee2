import { mapOf } from '../../schemas/fact-map.ts';
import { slugOf } from '../files/slug.ts';
import { type Location, type Report, startOf } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Site } from './site.ts';

/** The address of a file in pages/: `pages/policies/index.yaml` is `/policies`. Keeps a `[name]` as it is. */
export function routeOf(file: string): string {
  return `/${file.replace(/^pages\/|\.yaml$/g, '').replace(/(^|\/)index$/, '')}`;
}

/** The name in brackets in an `each` page's file name, such as `municipality` in `[municipality].yaml`. */
export function placeholderOf(file: string): string | undefined {
  return /\[([^\]]*)\]/.exec(file)?.[1];
}

/** The built file for the page at `route`, without extension: `index`, `policies/return-policy`. */
export function outputName(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** The folders from the file's own up to `pages`. Their layouts wrap the page, innermost first. */
export function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
}

/** Reports a file name that cannot be part of an address. */
export function checkFileName(source: SourceFile, report: Report): void {
  const wrong = source.file
    .replace(/^pages\/|\.yaml$/g, '')
    .split('/')
    .find((segment) => !/^([a-z0-9]+(-[a-z0-9]+)*|\[[a-z][A-Za-z0-9]*\])$/.test(segment));
  if (wrong === undefined) return;
  const message = `File name "${wrong}" cannot be part of an address.`;
  const hint = `Rename it to "${slugOf(wrong)}": lower-case letters, digits and single hyphens.`;
  report({ rule: 'bad-file-name', ...startOf(source.file), message, hint });
}

/** The URL of the site without a trailing slash; '' if we do not know it. */
export function homeOf({ facts }: Site): string {
  const { url } = facts.business;
  return typeof url === 'string' ? url.replace(/\/+$/, '') : '';
}

/** The host of a web address, without www. */
export function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? URL.parse(address)?.hostname.replace(/^www\./, '') : undefined;
}

/** The addresses of pages, or the patterns that they answer, each with its source location. */
export function writtenAddresses({ pages, facts }: Site): { address: string; locate: () => Location }[] {
  return pages.flatMap(({ kind, route, aliases, catches, source, subject }) => {
    if (kind === 'fallback') {
      return catches.map(({ pattern: address }, index) => {
        return { address, locate: () => source.locate(['catch', index, 'pattern']) };
      });
    }
    const locate = () => (kind === 'entry' && subject ? facts.locate(subject.path) : startOf(source.file));
    return [
      { address: route, locate },
      ...aliases.map((alias, index) => ({ address: alias, locate: () => source.locate(['aliases', index]) })),
    ];
  });
}

/** The redirects from old addresses, as written. */
export function writtenRedirects({ source: { site } }: Pick<Site, 'source'>) {
  return Object.entries(mapOf(mapOf(site.data).redirects)).flatMap(([address, target]) => {
    return typeof target === 'string' ? [{ address, target, locate: () => site.locate(['redirects', address]) }] : [];
  });
}

/** The final targets of redirects, skipping redirects in between. Leaves out circles. */
export const redirectsOf = oncePer((site: Site): ReadonlyMap<string, string> => {
  const written = new Map(writtenRedirects(site).map(({ address, target }) => [address, target]));
  const last = (to: string, steps: number): string | undefined => {
    const next = written.get(to.split('#')[0] ?? '');
    return next === undefined ? to : steps > written.size ? undefined : last(next, steps + 1);
  };
  const ends = [...written].map(([from, to]) => [from, last(to, 0)] as const);
  return new Map(ends.filter((entry): entry is [string, string] => entry[1] !== undefined));
});

/** First parts of addresses that the server answers itself, where the build puts other files, or that mean "not found" to a host. */
export const isReserved = (address: string) =>
  /^\/(?:api|healthz|livez|assets|images|cards|data|index|404)(?:\/|$)/.test(address);
