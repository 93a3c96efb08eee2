import { basename } from 'node:path';
import type { RelatedLocation } from '../finding.ts';
import { likelyTwins, shinglesOf, signatureOf, similarity } from '../html/similarity.ts';
import type { Rule } from '../rules.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { BuiltPage } from '../site/built-site.ts';
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
        for (const { page, other, alike } of twinsIn(site, family, limits[kind])) {
          const { message, ...location } = placeOf(site, page);
          report({
            ...location,
            message: `${Math.round(alike * 100)} percent of ${page.page.route} and ${other.page.route} is the same text.`,
            hint: `Write what is true of ${basename(page.page.route)} alone; up to ${limits[kind] * 100} percent may be shared.`,
            related: [placeOf(site, other)],
          });
        }
      }
    }
  },
} satisfies Rule;

interface Twin {
  page: BuiltPage;
  /** The page that is most like it. */
  other: BuiltPage;
  alike: number;
}

function twinsIn(site: Site, family: readonly BuiltPage[], limit: number): Twin[] {
  const texts = family
    .map((page) => ({ page, shingles: shinglesOf(withoutName(site, page)) }))
    .filter(({ shingles }) => shingles.length >= least);
  const likely = likelyTwins(
    texts.map(({ shingles }) => signatureOf(shingles)),
    limit,
  );
  return texts.flatMap(({ page, shingles }, index) => {
    const twins = (likely[index] ?? []).flatMap((at) => texts[at] ?? []);
    const measured = twins.map((twin) => ({ page, other: twin.page, alike: similarity(shingles, twin.shingles) }));
    return measured
      .filter(({ alike }) => alike > limit)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, 1);
  });
}

/** A town's page is no other for naming another town. */
function withoutName(site: Site, { page, reading }: BuiltPage): string {
  if (page.kind !== 'entry' || !page.subject) return reading.mainText;
  const { name } = (valueAt(site.facts.tree, page.subject.path.split('.')) ?? {}) as { name?: unknown };
  return typeof name === 'string' ? reading.mainText.replaceAll(name, 'it') : reading.mainText;
}

function placeOf(site: Site, { page }: BuiltPage): RelatedLocation {
  const location = page.subject ? site.facts.locate(page.subject.path) : page.source.locate([]);
  return { ...location, message: `The page ${page.route}.` };
}
