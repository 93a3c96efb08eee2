import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/**
 * The styles behind these modules, in the order of the build, and the addresses of the fonts that every page needs. Vite's client takes the
 * style elements over by their ids, without a flash or duplicates.
 */
export async function stylesOf(vite: ViteDevServer, entries: string[]): Promise<{ html: string; fonts: string[] }> {
  const { client, ssr } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const starts = await Promise.all(entries.map((entry) => ssr.moduleGraph.getModuleByUrl(entry)));
  const modules = starts.flatMap((start) => (start ? sheetsBehind(start, seen) : []));
  const read = async ({ id, url }: EnvironmentModuleNode) => {
    const sheet = await client.transformRequest(`${url}?direct`);
    return { id, text: sheet?.code ?? '' };
  };
  const sheets = await Promise.all(modules.map(read));
  const fonts = sheets.flatMap(({ text }) =>
    [...text.matchAll(/url\("?([^")]*-core\.woff2)/g)].map(([, url = '']) => url),
  );
  const html = sheets.map(({ id, text }) => `<style data-vite-dev-id="${id}">${text.replaceAll('</', '<\\/')}</style>`);
  return { html: html.join('\n'), fonts: [...new Set(fonts)] };
}

function sheetsBehind(module: EnvironmentModuleNode, seen: Set<EnvironmentModuleNode>): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const behind = [...module.importedModules].flatMap((imported) => sheetsBehind(imported, seen));
  return module.type === 'css' || module.id?.endsWith('.css') ? [...behind, module] : behind;
}
