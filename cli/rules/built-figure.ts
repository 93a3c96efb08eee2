import { locateChunk, untracedFigures } from '../provenance/built-figures.ts';
import type { Rule } from '../rules.ts';

const hint = 'A component may show only figures that its block is given; take this one from a fact.';

/** Reports figures that are on a built page, but not in the data that it was rendered from. */
export default {
  description: 'A figure that the renderer brings along is in no YAML file, where somebody could correct it.',

  verifyPage(built, site, report) {
    const { inChunks, structured } = untracedFigures(site, built);
    for (const { index, figure } of inChunks) {
      const chunk = built.reading.chunks[index];
      report(locateChunk(site, built, index), {
        message: `A built page shows "${figure.text}" in "${chunk}", which comes from no fact.`,
        hint,
      });
    }
    for (const text of structured) {
      const message = `The structured data of ${built.page.route} says "${text}", which the page does not show.`;
      report(built.page.source.locate([]), { message, hint });
    }
  },
} satisfies Rule;
