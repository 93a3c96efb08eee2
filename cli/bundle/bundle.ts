import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { sourceHash } from '../files/source-hash.ts';
import { cached, pruneCache } from '../memory/cache.ts';
import { UsageError } from '../usage-error.ts';

/** The renderer, built: what the browser loads and what renders the pages. */
export type Bundle = Awaited<ReturnType<typeof loadBundle>>;

/** In the folder of the build. */
export const fontStyles = 'fonts.css';

/**
 * The renderer's build for its present source, made anew only when that has changed.
 * @param onBuild called when a build is needed, which takes seconds
 */
export async function loadBundle(onBuild: () => void = () => {}) {
  const hash = sourceHash();
  const folder = await cached('bundle', hash, async (path) => {
    onBuild();
    await inProcess(path);
    await pruneCache('bundle', 'fonts');
  });
  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const names = await readdir(join(folder, 'client/assets'));
  const files = Object.entries(manifest);
  const entry = files.find(([, item]) => item.isEntry)?.[1];
  if (!entry) throw new Error('The client build has no entry.');
  return {
    /** The browser's files with their compressed forms, by their names in the site, which have a hash of what they hold. */
    files: new Map(names.map((name) => [`assets/${name}`, { path: join(folder, 'client/assets', name), hash: name }])),
    script: `/${entry.file}`,
    modules: (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`),
    styles: `/${files.find(([, item]) => item.file.endsWith('.css'))?.[1].file}`,
    /** Path of the styles that declare the fonts, which are part of what a page needs at once. */
    fontStyles: join(folder, fontStyles),
    /** Fonts that every page needs. */
    fonts: files.filter(([, item]) => /-core-[^/]*\.woff2$/.test(item.file)).map(([, item]) => `/${item.file}`),
    /** Path of the module that renders pages. */
    serverEntry: join(folder, 'server/entry-server.js'),
    hash,
  };
}

/** Builds the renderer in a process of its own, which gives back the memory that this takes: more than a build of thousands of pages. */
async function inProcess(folder: string): Promise<void> {
  const builder = join(import.meta.dirname, 'build-bundle.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const building = promisify(execFile)(process.execPath, [builder, folder], { env });
  const { stderr } = await building.catch((error: { stderr?: string }) => {
    throw new UsageError(`The renderer cannot be built.\n${error.stderr?.trim()}`);
  });
  process.stderr.write(stderr);
}

/**
 * The renderer's server entry: the whole document of a page.
 * @param styleOf gives the address of the style sheet that a page, rendered, needs at once; without it the script brings the styles
 */
export type RenderPage = (
  page: PageModel,
  layout: LayoutModel,
  assets: PageAssets,
  styleOf?: (html: string) => string,
) => string;

/**
 * The renderer's drawings as SVG that needs nothing around it: a cart from what its record says, a landscape by its name or by any other
 * words, the county from its municipalities.
 */
export type Draw = (drawing: { cart: object } | { scene: string } | { map: object }) => string;
