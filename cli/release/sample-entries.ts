import { factsLike } from '../facts/described-facts.ts';
import type { Location, Report } from '../finding.ts';
import type { Site } from '../site/site.ts';

/** An entry under `sample`: facts that stand in for the dealer's own. */
interface SampleEntry {
  path: string;
  reason: string;
  location: Location;
  /** Paths of the facts that it names. */
  names: string[];
}

/** The entries under `sample` and what each names; a `*` stands for any one step of a path. */
export function sampleEntries(site: Site): SampleEntry[] {
  const { sample } = site.facts.tree;
  if (!Array.isArray(sample)) return [];
  return sample.flatMap((entry: { path?: unknown; reason?: unknown } | null, index): SampleEntry[] => {
    if (typeof entry?.path !== 'string') return [];
    const location = site.source.site.locate(['sample', index, 'path']);
    const names = factsLike(site, entry.path).map(({ path }) => path);
    return [{ path: entry.path, reason: String(entry.reason ?? ''), location, names }];
  });
}

/** One error for each entry: values that must be replaced before the site goes live. */
export function reportSampleValues(site: Site, report: Report): void {
  for (const { path, reason, location, names } of sampleEntries(site)) {
    report({
      rule: 'sample-value',
      ...location,
      message: `The fact "${path}" is still a sample: ${reason}.`,
      hint: 'Replace the value by the real one, then take this line out.',
      related: names.slice(0, 3).map((name) => ({ ...site.facts.locate(name), message: `${name} stands here.` })),
    });
  }
}
