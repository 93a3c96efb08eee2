import type { Location } from '../finding.ts';
import type { Page, Site } from './site.ts';

/** The addresses that a page stands at, or the patterns that it answers, each with the place that an author wrote it at. */
export function writtenAddresses(page: Page, site: Site): { address: string; location: Location }[] {
  const start = { file: page.source.file, line: 1, column: 1 };
  if (page.kind === 'fallback') {
    return page.catches.map(({ pattern }, index) => ({
      address: pattern,
      location: page.source.locate(['catch', index, 'pattern']),
    }));
  }
  const location = page.kind === 'entry' && page.subject ? site.facts.locate(page.subject.path) : start;
  return [
    { address: page.route, location },
    ...page.aliases.map((alias, index) => ({ address: alias, location: page.source.locate(['aliases', index]) })),
  ];
}
