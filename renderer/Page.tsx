import type { BlockModel } from '../schemas/generated/page-model.ts';
import { Marked } from './dev/marked.tsx';
import { blockComponent } from './registry.ts';

/** Draws blocks in order, each with the component of its type. */
export function Blocks({ blocks }: { blocks: readonly BlockModel[] }) {
  const counts = new Map<string, number>();
  return blocks.map((block, index) => {
    const Block = blockComponent(block.type);
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    // In the development server, a form keeps its input when an author adds a block above it.
    const key = `${block.type}-${count}`;
    if (!import.meta.env.DEV) return <Block key={key} {...block} />;
    return (
      <Marked key={key} index={index}>
        <Block {...block} />
      </Marked>
    );
  });
}
