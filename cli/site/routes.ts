import { mapOf } from '../../schemas/fact-map.ts';
import { slugOf } from '../files/slug.ts';
import { type Location, type Report, startOf } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Site } from './site.ts';

/** Address of a file in pages/: `pages/policies/index.yaml` is `/policies`. A `[name]` stays as it is. */
export function routeOf(file: string): string {
  return `/${file.replace(/^pages\/|\.yaml$/g, '').replace(/(^|\/)index$/, '')}`;
}

/** The name in brackets of an `each` page's file, as `municipality` in `[municipality].yaml`. */
export function placeholderOf(file: string): string | undefined {
  return /\[([^\]]*)\]/.exec(file)?.[1];
}

/** File of the built site that holds the page at `route`, without extension: `index`, `policies/return-policy`. */
export function outputName(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}

/** Folders of pages/ from the one of `file` up to `pages`: whose layouts wrap it, innermost first. */
export function foldersOf(file: string): string[] {
  const folders = file.split('/').slice(0, -1);
  return folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
}

/** Reports a file whose name cannot be an address. */
export function checkFileName(source: SourceFile, report: Report): void {
  const wrong = source.file
    .replace(/^pages\/|\.yaml$/g, '')
    .split('/')
    .find((segment) => !/^([a-z0-9]+(-[a-z0-9]+)*|\[[a-z][A-Za-z0-9]*\])$/.test(segment));
  if (wrong === undefined) return;
  report({
    rule: 'bad-file-name',
    ...startOf(source.file),
    message: `File name "${wrong}" cannot be part of an address.`,
    hint: `Rename it to "${slugOf(wrong)}": lower-case letters, digits and single hyphens.`,
  });
}

/** Folders of a built site whose files are named by a hash of what they hold, so that they never change. */
export const hashedFolders = ['assets', 'images', 'cards'];

/** The dealer's own address, without a slash at its end; empty where it is not known. */
export function homeOf({ facts: { tree } }: Site): string {
  const { url } = mapOf(tree.dealer);
  return typeof url === 'string' ? url.replace(/\/+$/, '') : '';
}

/** The host of an address on the web, without www. */
export function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? URL.parse(address)?.hostname.replace(/^www\./, '') : undefined;
}

/** The addresses that pages stand at, or the patterns that they answer, each with the place that an author wrote it at. */
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

/** Where old addresses lead, by address, as an author wrote it. */
export function writtenRedirects({ source }: Pick<Site, 'source'>): [from: string, to: string][] {
  const entries = Object.entries(mapOf(mapOf(source.site.data).redirects));
  return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Where old addresses lead in the end, without a stop at other old ones. Those that lead in a circle are left out. */
export const redirectsOf = oncePer((site: Site): ReadonlyMap<string, string> => {
  const written = new Map(writtenRedirects(site));
  const last = (to: string, steps: number): string | undefined => {
    const next = written.get(to.split('#')[0] ?? '');
    return next === undefined ? to : steps > written.size ? undefined : last(next, steps + 1);
  };
  const ends = [...written].map(([from, to]) => [from, last(to, 0)] as const);
  return new Map(ends.filter((entry): entry is [string, string] => entry[1] !== undefined));
});

/** The few addresses that the last build did not have, of which any may be that of a page which has moved. */
export function newAddresses({ pages, source }: Site): string[] {
  const seen = pages.filter(({ kind, seo }) => kind !== 'fallback' && !seo.noIndex).map(({ route }) => route);
  const added = seen.filter((route) => /^[\w./-]+$/.test(route) && !source.knownAddresses.includes(route));
  return added.length > 3 ? [] : added;
}
