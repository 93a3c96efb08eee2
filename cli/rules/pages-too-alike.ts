import { basename } from 'node:path';
import type { RelatedLocation } from '../finding.ts';
import { likelyTwins, similarity } from '../html/similarity.ts';
import type { Rule } from '../rules.ts';
import type { FinishedPage } from '../site/built-site.ts';
import type { Site } from '../site/site.ts';

/** Greatest similarity of two pages. Two records of a kind share the names of all their figures, so more is allowed to them. */
const limits = { page: 0.4, entry: 0.4, record: 0.7 };

/** Pages with fewer runs of words than this are too short to tell. */
const least = 60;

export default {
  name: 'pages-too-alike',
  description: 'A visitor who compares two towns reads the same page twice, and search engines leave out one of them.',

  verifySite({ site, pages }, report) {
    for (const kind of ['page', 'entry', 'record'] as const) {
      const families = Map.groupBy(
        pages.filter(({ page }) => page.kind === kind),
        ({ page }) => (kind === 'entry' ? page.source.file : kind),
      );
      for (const family of families.values()) {
        for (const { page, twin, alike } of twinsIn(family, limits[kind])) {
          const { message, ...location } = placeOf(site, page);
          report({
            ...location,
            message: `${Math.round(alike * 100)} percent of ${page.page.route} and ${twin.page.route} is the same text.`,
            hint: `Write what is true of ${basename(page.page.route)} alone; up to ${limits[kind] * 100} percent may be shared.`,
            related: [placeOf(site, twin)],
          });
        }
      }
    }
  },
} satisfies Rule;

interface Twin {
  page: FinishedPage;
  /** The page that is most like it. */
  twin: FinishedPage;
  alike: number;
}

function twinsIn(all: readonly FinishedPage[], limit: number): Twin[] {
  const family = all.filter(({ runs }) => runs >= least);
  const likely = likelyTwins(
    family.map(({ signature }) => signature),
    limit,
  );
  return family.flatMap((page, index) => {
    const twins = (likely[index] ?? []).flatMap((at) => family[at] ?? []);
    const measured = twins.map((twin) => ({ page, twin, alike: similarity(page.shingles(), twin.shingles()) }));
    return measured
      .filter(({ alike }) => alike > limit)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, 1);
  });
}

function placeOf(site: Site, { page }: FinishedPage): RelatedLocation {
  const location = page.subject ? site.facts.locate(page.subject.path) : page.source.locate([]);
  return { ...location, message: `The page ${page.route}.` };
}
