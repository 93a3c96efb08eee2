import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../cli/bundle/bundle.ts';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';

/**
 * The minimum cost of a build: react-dom/server renders the pages of a built site from their models, in one thread, in a bare
 * loop. Nothing is checked, compressed or written. We measure the whole process, including startup and reading.
 */
const [serverEntry = '', dist = ''] = process.argv.slice(2);
const { renderPage } = (await import(pathToFileURL(serverEntry).href)) as { renderPage: RenderPage };
const assets: PageAssets = { styles: '', script: '', modules: [], fonts: [], layoutData: '', pageData: '', build: '' };
const folder = join(dist, 'assets');
const names = readdirSync(folder);
const read = (name = '') => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const layout = read(names.find((name) => /^layout-.*\.json$/.test(name))) as LayoutModel;
let bytes = 0;
for (const name of names.filter((name) => /^page-.*\.json$/.test(name))) {
  bytes += renderPage(read(name) as PageModel, layout, assets).length;
}
console.log(bytes);
