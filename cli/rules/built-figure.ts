import type { Location } from '../finding.ts';
import { figureFinderOf } from '../prose/vocabulary-of.ts';
import { numbersIn, numbersOf, sharedNumbers, textsOfStructured } from '../provenance/numbers.ts';
import type { Rule } from '../rules.ts';
import type { BuiltPage, SiteFrame } from '../site/site.ts';
import { textsIn } from '../source/source-file.ts';

const hint = 'A component may show only figures that its block is given; take this one from a fact.';

/** Reports figures that are on a built page, but not in the data that it was rendered from: somebody typed them into a component. */
export default {
  description: 'A figure that the renderer brings along is in no YAML file, where somebody could correct it.',

  verifyPage(built, site, report) {
    const { page, model, reading } = built;
    const known = sharedNumbers(site).union(numbersIn([model.blocks, page.seo]));
    const shown = known.union(new Set(reading.chunks.flatMap(numbersOf)));
    const find = figureFinderOf(site);
    const unknownIn = (text: string, numbers: ReadonlySet<number>) =>
      find(text).filter((figure) => !numbersOf(figure.text).every((number) => numbers.has(number)));
    for (const [index, chunk] of reading.chunks.entries()) {
      for (const figure of unknownIn(chunk, known)) {
        const message = `A built page shows "${figure.text}" in "${chunk}", which comes from no fact.`;
        report(locateChunk(site, built, index), { message, hint });
      }
    }
    for (const text of textsOfStructured(reading.structuredData)) {
      if (unknownIn(text, shown).length === 0) continue;
      const message = `The structured data of ${page.route} says "${text}", which the page does not show.`;
      report(page.source.locate([]), { message, hint });
    }
  },
} satisfies Rule;

/** Where a chunk of a built page comes from: the block with exactly this text, or else the block of the nearest chunk before it. */
function locateChunk(site: SiteFrame, { page, reading }: BuiltPage, index: number): Location {
  for (const text of reading.chunks.slice(0, index + 1).reverse()) {
    const isThis = (said: string) => said === text || said.includes(`>${text}<`);
    for (const { blocks, blockSources } of [page, site.layout]) {
      const source = blockSources[blocks.findIndex((block) => textsIn(block).some(({ value }) => isThis(value)))];
      if (source) return source.file.locate(source.path);
    }
  }
  return page.source.locate([]);
}
