import { mapOf } from '../../schemas/fact-map.ts';
import { slugOf } from '../files/slug.ts';
import { type Location, type Report, startOf } from '../finding.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Page, Site } from './site.ts';

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

/** The addresses that a page stands at, or the patterns that it answers, each with the place that an author wrote it at. */
export function writtenAddresses(page: Page, site: Site): { address: string; locate: () => Location }[] {
  const { source, subject } = page;
  if (page.kind === 'fallback') {
    return page.catches.map(({ pattern: address }, index) => {
      return { address, locate: () => source.locate(['catch', index, 'pattern']) };
    });
  }
  const locate = () => (page.kind === 'entry' && subject ? site.facts.locate(subject.path) : startOf(source.file));
  return [
    { address: page.route, locate },
    ...page.aliases.map((alias, index) => ({ address: alias, locate: () => source.locate(['aliases', index]) })),
  ];
}
