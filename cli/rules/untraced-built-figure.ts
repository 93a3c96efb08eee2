import { createHash } from 'node:crypto';
import { figureIndexOf } from '../facts/figure-index.ts';
import type { Figure } from '../figures/index.ts';
import { oncePerText } from '../memory/once-per.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { BuiltPage, BuiltSite } from '../site/built-site.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { originOfChunk } from '../trace/chunk-origin.ts';
import { type ShownFigures, shownByAny, shownFigures } from '../trace/shown-figures.ts';
import { factsKnown, untracedStructuredFigures } from '../trace/structured-figures.ts';

const hint = 'A component may show only figures that its block is given; take this one from a fact.';

/** A figure of a built page that the data it was rendered from does not hold: one typed into a component, or a stale one. */
export default {
  name: 'untraced-built-figure',
  description:
    'A figure that the renderer brings along is in no YAML file, so that nobody who keeps the facts can correct it.',
  verifySite(built, report) {
    const judge = judgeOf(built.site);
    const isTraced = tracedBefore(built, judge);
    const reported = new Set<string>();
    for (const one of built.pages) {
      if (!isTraced(one)) reportPage(built.site, one, judge(one, factsKnown(built.site)), reported, report);
    }
  },
} satisfies Rule;

/** Figures that nobody can trace: in chunks of the page, by their places in the list, and in its structured data. */
interface Untraced {
  inChunks: { index: number; figure: Figure }[];
  structured: string[];
}

type Judge = (page: BuiltPage, facts?: ShownFigures) => Untraced;

function judgeOf(site: Site): Judge {
  const { find } = figureIndexOf(site);
  const layout = shownFigures(site, [site.layout.blocks]);
  const dealer = shownFigures(site, [site.facts.tree.dealer]);
  // Most chunks stand on every page, and are looked at once.
  const read = oncePerText((text) => {
    const figures = find(text);
    return { figures, isShared: figures.every((figure) => layout.has(figure)) };
  });
  return ({ page, reading }, facts) => {
    const body = shownByAny([shownFigures(site, [page.blocks]), layout]);
    const head = shownByAny([shownFigures(site, [page.seo]), dealer]);
    const both = shownByAny([body, head]);
    const visible: Figure[] = [];
    const inChunks: Untraced['inChunks'] = [];
    for (const [index, chunk] of reading.chunks.entries()) {
      const { figures, isShared } = read(chunk.text);
      if (chunk.part === 'text') visible.push(...figures);
      if (figures.length === 0 || (chunk.part !== 'head' && isShared)) continue;
      const shown = chunk.part === 'head' ? head : both;
      for (const figure of figures) if (!shown.has(figure)) inChunks.push({ index, figure });
    }
    return { inChunks, structured: untracedStructuredFigures(site, reading.structuredData, both, visible, facts) };
  };
}

/**
 * True for a page that an earlier run has judged and found nothing on, told by its own hash and that of its source. Kept is only what
 * hangs on no other facts than those of the entry that the page is about.
 */
function tracedBefore({ site, pages }: BuiltSite, judge: Judge): (page: BuiltPage) => boolean {
  const keyOf = ({ hash, page }: BuiltPage) => createHash('sha256').update(hash).update(page.source.text).digest('hex');
  const keys = new Map(pages.map((page) => [page, keyOf(page)]));
  const byKey = new Map([...keys].map(([page, key]) => [key, page]));
  const isTraced = rememberTexts(site, {
    kind: 'traced',
    parameters: [figureIndexOf(site).options, site.facts.tree.dealer],
    read: (key) => {
      const one = byKey.get(key);
      const found = one && judge(one, subjectOf(site, one));
      return found !== undefined && found.inChunks.length + found.structured.length === 0;
    },
  });
  return (page) => isTraced(keys.get(page) ?? '');
}

/** What the record says that a vehicle's sheet is made from. */
function subjectOf(site: Site, { page }: BuiltPage): ShownFigures {
  return shownFigures(site, page.kind === 'record' ? [page.source.data] : []);
}

function reportPage(
  site: Site,
  { page, reading }: BuiltPage,
  { inChunks, structured }: Untraced,
  reported: Set<string>,
  report: RuleReport,
): void {
  for (const { index, figure } of inChunks) {
    const { location, isLayout } = originOfChunk(site, page, reading.chunks, index);
    const place = `${isLayout ? location.line : ''} ${figure.text} in ${reading.chunks[index]?.text}`;
    if (reported.has(place)) continue;
    reported.add(place);
    report({
      ...location,
      message: `The built page ${page.route} shows "${figure.text}", which comes from no fact.`,
      hint,
    });
  }
  for (const figure of structured) {
    report({
      ...page.source.locate([]),
      message: `The structured data of ${page.route} says "${figure}", which the page does not show.`,
      hint,
    });
  }
}
