import { type Finding, sortFindings } from '../finding.ts';
import type { Outcome } from '../pipeline/read-site.ts';
import { routeOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';

/**
 * What is to be mended before a page is right: findings in the files that it is made of, its own first.
 * @param page that answers the path; undefined where there is none
 * @param lastFile of the page that last stood there: a file that cannot be read makes no page
 */
export function findingsOnPage(
  { findings, source, site }: Outcome,
  page: Page | undefined,
  path: string,
  lastFile?: string,
): Finding[] {
  const pageFile = page && page.kind !== 'fallback' ? page.source.file : lastFile;
  const files = site && page ? filesOf(site, page) : new Set([source.site.file]);
  const first = findings.filter(({ file }) => file === pageFile || routeOf(file) === path);
  const others = findings.filter((finding) => files.has(finding.file) && !first.includes(finding));
  return [...sortFindings(first), ...sortFindings(others)];
}

/** The files that a page is made of: its own, the layouts around it, the facts, and the records whose facts it shows. */
function filesOf(site: Site, page: Page): Set<string> {
  const { source } = site;
  const parts = [page, site.layout];
  const facts = parts.flatMap(({ bound, texts }) => [
    ...bound.values(),
    ...texts.flatMap(({ references }) => references.map((reference) => reference.path ?? '')),
  ]);
  const records = new Set(facts.map((path) => path.split('.').slice(0, 2).join('.')));
  return new Set([
    page.source.file,
    source.site.file,
    ...parts.flatMap(({ blockSources }) => blockSources.map(({ file }) => file.file)),
    ...[...source.layouts].flatMap(([folder, { file }]) => (page.source.file.startsWith(`${folder}/`) ? [file] : [])),
    ...[...records].flatMap((record) => source.records.get(record)?.file.file ?? []),
  ]);
}
