import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

/** What a page needs in its head to look as it is built to. */
export interface DevStyles {
  /** Style elements, which Vite's client takes over by their ids: nothing is styled twice, nothing flashes. */
  html: string;
  /** Addresses of the fonts that every page needs. */
  fonts: string[];
}

/** The styles of everything that modules import, one module after the other, each before those of its importers, as the build has them. */
export async function stylesOf(vite: ViteDevServer, entries: readonly string[]): Promise<DevStyles> {
  const { client, ssr } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const starts = await Promise.all(entries.map((entry) => ssr.moduleGraph.getModuleByUrl(entry)));
  const sheets = await Promise.all(
    starts
      .flatMap((start) => (start ? sheetsBehind(start, seen) : []))
      .map(async ({ id, url }) => {
        const sheet = await client.transformRequest(`${url}?direct`);
        return { id, text: sheet?.code ?? '' };
      }),
  );
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
