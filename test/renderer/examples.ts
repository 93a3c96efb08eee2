import { renderMarkdown } from '../../cli/resolve/markdown.ts';
import { loadSchemas } from '../../cli/schema/load-schemas.ts';
import { visitNodes } from '../../cli/schema/schemas.ts';
import type { BlockModel } from '../../schemas/generated/page-model.ts';
import { finishedExample } from '../support/finished-example.ts';

/** An example from a block's schema, as the pipeline passes it to the renderer. */
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
      visitNodes(schemas.node(`blocks/${type}`), block, ({ schema, value, set }) => {
        if (schema.format === 'prose' && typeof value === 'string') set(renderMarkdown(value));
      });
      return { type, index, block };
    }),
  ),
);
