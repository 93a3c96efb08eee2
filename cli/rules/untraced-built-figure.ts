import { figureIndexOf } from '../facts/figure-index.ts';
import type { Figure } from '../figures/index.ts';
import { oncePerText } from '../once-per.ts';
import type { Rule } from '../rules.ts';
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
    // Most chunks stand on every page, and are looked at once.
    const read = oncePerText((text) => {
      const figures = find(text);
      return { figures, isShared: figures.every((figure) => layout.has(figure)) };
    });
    const reported = new Set<string>();
    for (const { page, reading } of built.pages) {
      const body = shownByAny([shownFigures(site, [page.blocks]), layout]);
      const head = shownByAny([shownFigures(site, [page.seo]), facts]);
      const both = shownByAny([body, head]);
      const visible: Figure[] = [];
      for (const [index, chunk] of reading.chunks.entries()) {
        const { figures, isShared } = read(chunk.text);
        if (figures.length === 0) continue;
        if (chunk.part === 'text') visible.push(...figures);
        if (chunk.part !== 'head' && isShared) continue;
        for (const figure of figures) {
          if ((chunk.part === 'head' ? head : both).has(figure)) continue;
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
      for (const figure of untracedStructuredFigures(site, reading.structuredData, both, visible)) {
        report({
          ...page.source.locate([]),
          message: `The structured data of ${page.route} says "${figure}", which the page does not show.`,
          hint,
        });
      }
    }
  },
} satisfies Rule;
