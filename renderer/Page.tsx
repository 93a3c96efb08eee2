import type { BlockModel } from '../schemas/generated/page-model.ts';
import { blockComponent } from './registry.ts';

/** Blocks one after the other, each by the component of its type. */
export function Blocks({ blocks }: { blocks: readonly BlockModel[] }) {
  return blocks.map((block, index) => {
    const Block = blockComponent(block.type);
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks never change places
    return <Block key={`${block.type}-${index}`} {...block} />;
  });
}
