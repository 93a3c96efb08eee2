import { renderMarkdown } from '../../cli/resolve/markdown.ts';
import { loadSchemas } from '../../cli/schema/load-schemas.ts';
import { visitLeaves } from '../../cli/schema/visit-leaves.ts';
import type { BlockModel } from '../../schemas/generated/page-model.ts';
import { finishedExample } from '../support/finished-example.ts';

/** An example of a block's schema, the way the pipeline hands it to the renderer. */
export interface Example {
  type: string;
  index: number;
  block: BlockModel;
}

const schemas = await loadSchemas();

export const blockTypes = schemas.blockTypes;

/** Every example of every block. */
export const examples: Example[] = await Promise.all(
  blockTypes.flatMap((type) =>
    (schemas.node(`blocks/${type}`).schema.examples ?? []).map(async (example, index) => {
      const block = structuredClone(await finishedExample(schemas, type, example as object)) as BlockModel;
      visitLeaves(schemas.node(`blocks/${type}`), block, (leaf) => {
        if (leaf.schema.format === 'prose') leaf.set(renderMarkdown(leaf.value));
      });
      return { type, index, block };
    }),
  ),
);
