import { loadSchemas } from '../../cli/schema/schemas.ts';
import { visitLeaves } from '../../cli/schema/visit-leaves.ts';
import { renderMarkdown } from '../../cli/site/markdown.ts';
import type { BlockModel } from '../../schemas/generated/page-model.ts';

/** An example of a block's schema, the way the pipeline hands it to the renderer. */
export interface Example {
  type: string;
  index: number;
  block: BlockModel;
}

const schemas = await loadSchemas();

export const blockTypes = schemas.blockTypes;

/** Every example of every block. */
export const examples: Example[] = blockTypes.flatMap((type) =>
  (schemas.node(`blocks/${type}`).schema.examples ?? []).map((example, index) => {
    const block = structuredClone(example) as BlockModel;
    visitLeaves(schemas.node(`blocks/${type}`), block, (leaf) => {
      if (leaf.schema.format === 'prose') leaf.set(renderMarkdown(leaf.value));
    });
    return { type, index, block };
  }),
);
