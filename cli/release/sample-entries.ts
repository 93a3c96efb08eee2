import { factsLike } from '../facts/described-facts.ts';
import type { Report } from '../finding.ts';
import type { Site } from '../site/site.ts';

/** The entries under `sample`, and the paths of the facts that each one covers: placeholders for the dealer's real ones. */
export function sampleEntries(site: Site) {
  const { sample } = site.facts.tree;
  return (Array.isArray(sample) ? sample : []).flatMap((entry: { path?: unknown; reason?: unknown } | null, index) => {
    if (typeof entry?.path !== 'string') return [];
    const locate = () => site.source.site.locate(['sample', index, 'path']);
    const names = factsLike(site, entry.path).map(({ path }) => path);
    return [{ path: entry.path, reason: String(entry.reason ?? ''), locate, names }];
  });
}

/** Reports an error for each entry, since these values must be replaced before the site goes live. */
export function reportSampleValues(site: Site, report: Report): void {
  for (const { path, reason, locate, names } of sampleEntries(site)) {
    report({
      rule: 'sample-value',
      ...locate(),
      message: `The fact "${path}" is still a sample: ${reason}.`,
      hint: 'Replace the value with the real value, then take this line out.',
      related: names.slice(0, 3).map((name) => ({ ...site.facts.locate(name), message: `${name} stands here.` })),
    });
  }
}
