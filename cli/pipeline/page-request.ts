import { factAt } from '../facts/described-facts.ts';
import { outputName } from '../site/routes.ts';
import type { Page } from '../site/site.ts';
import type { PageRequest } from './page-threads.ts';
import { modelOf, type Reader, type ReadPage } from './read-file.ts';

/** @param hash of the model of the page */
export function requestFor(reader: Reader, read: ReadPage, hash: string): PageRequest {
  return { data: modelOf(reader, read), hash, names: htmlNames(read.page), subject: nameOf(reader, read.page) };
}

/**
 * What a built page is made from and judged by, for the memory.
 * @param common hash of what all pages of the build share
 */
export function builtInputs(common: string, hash: string, page: Page): unknown {
  return [common, hash, htmlNames(page)];
}

function htmlNames({ route, aliases }: Page): string[] {
  return [route, ...aliases].map((address) => `${outputName(address)}.html`);
}

/** The name of the entry that a page is about, for one of several pages from one file. */
function nameOf({ site }: Reader, { kind, subject }: Page): string | undefined {
  const name = kind === 'entry' && subject ? factAt(site, `${subject.path}.name`) : undefined;
  return typeof name === 'string' ? name : undefined;
}
