import { basename } from 'node:path';
import { likelyTwins, similarity } from '../html/similarity.ts';
import type { Rule } from '../rules.ts';
import type { FinishedPage } from '../site/site.ts';

/** How similar two pages may be. Records of one kind have the names of all their figures in common, so they may be more similar. */
const limits = { page: 0.4, entry: 0.4, record: 0.7, fallback: 1 };

/** Pages with fewer runs of words than this are too short to tell. A signature has more. */
const least = 60;

export default {
  description: 'A visitor who compares two towns reads the same page twice, and search engines leave out one of them.',

  /** Reports each page that shares too much with another, and names the one that it shares most with. */
  verifySite(pages, site, report) {
    const placeOf = ({ page }: FinishedPage) =>
      page.subject ? site.facts.locate(page.subject.path) : page.source.locate([]);
    const long = pages.filter(({ signature }) => signature.length >= least);
    const families = Map.groupBy(long, ({ page: { kind, source } }) => (kind === 'entry' ? source.file : kind));
    for (const family of families.values()) {
      const limit = limits[family[0]?.page.kind ?? 'page'];
      const signatures = family.map(({ signature }) => signature);
      for (const [index, likely] of likelyTwins(signatures, limit).entries()) {
        const page = family[index] as FinishedPage;
        const twins = likely.map((at) => family[at] as FinishedPage);
        const measured = twins.map((twin) => ({ twin, alike: similarity(page.shingles(), twin.shingles()) }));
        const most = measured.sort((a, b) => b.alike - a.alike)[0];
        if (!most || most.alike <= limit) continue;
        const { route } = page.page;
        report(placeOf(page), {
          message: `${Math.round(most.alike * 100)} percent of ${route} and ${most.twin.page.route} is the same text.`,
          hint: `Write what is true of ${basename(route)} alone; up to ${limit * 100} percent may be shared.`,
          related: [{ ...placeOf(most.twin), message: `The page ${most.twin.page.route}.` }],
        });
      }
    }
  },
} satisfies Rule;
