import { figureIndexOf } from '../facts/figure-index.ts';
import type { Figure } from '../figures/index.ts';
import type { Rule } from '../rules.ts';
import type { Chunk } from '../site/page-reading.ts';
import { originOfChunk } from '../trace/chunk-origin.ts';
import { shownByAny, shownFigures } from '../trace/shown-figures.ts';
import { untracedStructuredFigures } from '../trace/structured-figures.ts';

const hint = 'A component may show only figures that its block is given; take this one from a fact.';

/** A figure of a built page that the data it was rendered from does not hold: one typed into a component, or a stale one. */
export default {
  name: 'untraced-built-figure',
  description:
    'A figure that the renderer brings along is in no YAML file, so that nobody who keeps the facts can correct it.',
  verify(built, report) {
    const { site } = built;
    const { find } = figureIndexOf(site);
    const layout = shownFigures(site, [site.layout.blocks]);
    const facts = shownFigures(site, [site.facts.tree.dealer]);
    const reported = new Set<string>();
    for (const { page, reading } of built.pages) {
      const body = shownByAny([shownFigures(site, [page.blocks]), layout]);
      const head = shownByAny([shownFigures(site, [page.seo]), facts]);
      const visible: Figure[] = [];
      for (const [index, chunk] of reading.chunks.entries()) {
        for (const figure of find(chunk.text)) {
          if (chunk.part === 'text') visible.push(figure);
          if (shownFor(chunk, body, head).has(figure)) continue;
          const { location, isLayout } = originOfChunk(site, page, reading.chunks, index);
          const place = `${isLayout ? location.line : ''} ${figure.text} in ${chunk.text}`;
          if (reported.has(place)) continue;
          reported.add(place);
          report({
            ...location,
            message: `The built page ${page.route} shows "${figure.text}", which comes from no fact.`,
            hint,
          });
        }
      }
      for (const figure of untracedStructuredFigures(site, reading.structuredData, shownByAny([body, head]), visible)) {
        report({
          ...page.source.locate([]),
          message: `The structured data of ${page.route} says "${figure}", which the page does not show.`,
          hint,
        });
      }
    }
  },
} satisfies Rule;

function shownFor({ part }: Chunk, body: ReturnType<typeof shownByAny>, head: typeof body): typeof body {
  return part === 'head' ? head : shownByAny([body, head]);
}
