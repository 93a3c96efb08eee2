import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import type { LayoutModel } from '../../schemas/generated/layout-model.ts';
import type { PageAssets } from '../../schemas/generated/page-assets.ts';
import type { PageModel } from '../../schemas/generated/page-model.ts';
import { filesBelow } from '../files/folders.ts';
import { packageRoot } from '../files/package-root.ts';
import { sourceHash } from '../files/source-hash.ts';
import { cached } from '../memory/cache.ts';
import { outdated, UsageError } from '../usage-error.ts';

/** The built renderer: what the browser loads, and what renders the pages. */
export type Bundle = Awaited<ReturnType<typeof loadBundle>>;

/** Name of the file in the build's folder. */
export const fontStyles = 'fonts.css';

/**
 * Returns the build of the current renderer source. Builds it only if the source has changed.
 * @param onBuild called before a build, which takes seconds
 */
export async function loadBundle(onBuild: () => void = () => {}) {
  const hash = sourceHash();
  const folder = await cached('bundle', hash, async (path) => {
    onBuild();
    await inProcess(path);
    if (sourceHash() !== hash) throw outdated('The renderer');
  });
  const client = join(folder, 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = filesBelow(client).filter((name) => !name.startsWith('.vite/'));
  const files = Object.entries(manifest);
  const entry = files.find(([, item]) => item.isEntry)?.[1];
  if (!entry) throw new Error('The client build has no entry.');
  return {
    /** The browser's files and their compressed copies, by name in the site. Except for the icons, the names contain a content hash. */
    files: new Map(names.map((name) => [name, { path: join(client, name), hash: name + hash }])),
    script: `/${entry.file}`,
    modules: (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`),
    styles: `/${files.find(([, item]) => item.file.endsWith('.css'))?.[1].file}`,
    /** Path of the styles that declare the fonts. They are part of what a page needs right away. */
    fontStyles: join(folder, fontStyles),
    /** Fonts that every page needs. */
    fonts: files.filter(([, item]) => /-core-[^/]*\.woff2$/.test(item.file)).map(([, item]) => `/${item.file}`),
    /** Path of the module that renders pages. */
    serverEntry: join(folder, 'server/entry-server.js'),
    hash,
  };
}

/** Vite and its plugins misread some characters in a path. @throws UsageError if ours has one */
export function refuseOddPath(): void {
  const [sign] = /[#?*']/.exec(packageRoot) ?? [];
  if (sign) throw new UsageError(`Vite cannot work in "${packageRoot}". Use a path without the sign ${sign}`);
}

/** Builds in a separate process, whose memory we get back: it takes more than a build of thousands of pages does. */
async function inProcess(folder: string): Promise<void> {
  refuseOddPath();
  const builder = join(import.meta.dirname, 'build-bundle.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const building = promisify(execFile)(process.execPath, [builder, folder], { env });
  const { stderr } = await building.catch((error: { stderr?: string }) => {
    throw new UsageError(`The renderer cannot be built.\n${error.stderr?.trim()}`);
  });
  process.stderr.write(stderr);
}

/**
 * The renderer's server entry, which renders the whole document of a page.
 * @param styleOf takes the rendered page and returns the style sheet that it needs right away; without it, the script adds styles
 */
export type RenderPage = (
  page: PageModel,
  layout: LayoutModel,
  assets: PageAssets,
  styleOf?: (html: string) => string,
) => string;

/**
 * The renderer's drawings as standalone SVG: a cart from its record's data, a landscape from its name or from any other words, or the
 * county from its municipalities.
 */
export type Draw = (drawing: { cart: object } | { scene: string } | { map: object }) => string;
