import type { ComponentType } from 'react';

/** The component of a block. Its props are the block's data. */
// biome-ignore lint/suspicious/noExplicitAny: each block has props of its own, checked by its schema before it gets here
type BlockComponent = ComponentType<any>;

interface BlockModule {
  default: BlockComponent;
}

const loaders = import.meta.glob<BlockModule>('./blocks/*.tsx');
/** In development, a change of a module that all blocks share loads this one again. The open page still needs its blocks. */
const components: Map<string, BlockComponent> = import.meta.hot?.data.components ?? new Map();
if (import.meta.hot) import.meta.hot.data.components = components;

/** Loads the components of these block types. Those already loaded cost nothing. */
export async function loadBlocks(types: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map(async (type) => {
      const load = components.has(type) ? undefined : loaders[`./blocks/${componentName(type)}.tsx`];
      if (load) components.set(type, (await load()).default);
    }),
  );
}

/** The block types that have a component, by the files in the folder. */
export function blockTypes(): string[] {
  return Object.keys(loaders)
    .map((path) => path.slice('./blocks/'.length, -'.tsx'.length))
    .map(blockType);
}

/**
 * The component of a block type that has been loaded.
 * @throws UsageError if the type has not been loaded
 */
export function blockComponent(type: string): BlockComponent {
  const component = components.get(type);
  if (!component) {
    const file = `renderer/blocks/${componentName(type)}.tsx`;
    const message = `Block "${type}" has no component. Write ${file} with a default export, or use the block on no page.`;
    // A developer's slip, which the command line prints without a stack.
    throw Object.assign(new Error(message), { name: 'UsageError' });
  }
  return component;
}

/** `vehicle-grid` as `VehicleGrid`. */
function componentName(type: string): string {
  return type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

/** `VehicleGrid` as `vehicle-grid`. */
function blockType(name: string): string {
  return name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();
}
