import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../package-root.ts';
import type { RenderPage } from './render-page.ts';
import { sourceHash } from './source-hash.ts';

/** The renderer, built: what the browser loads and what renders the pages. */
export interface Bundle {
  /** Folder with the browser's files, to be copied into the site as they are. */
  clientFolder: string;
  script: string;
  styles: string[];
  fonts: string[];
  renderPage: RenderPage;
  /** Changes with the renderer. */
  hash: string;
}

interface ManifestEntry {
  file: string;
  src?: string;
  isEntry?: boolean;
}

const cacheFolder = join(packageRoot, 'node_modules/.cache/cartwright');

/**
 * The renderer's build for its present source, made anew only when that has changed. Stands whole in its folder or not at all.
 * @param onBuild told when a build is needed, since that takes seconds
 */
export async function loadBundle(onBuild: () => void = () => {}): Promise<Bundle> {
  const hash = await sourceHash();
  const folder = join(cacheFolder, hash);
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    onBuild();
    await buildInto(folder);
  }

  const manifest = JSON.parse(await readFile(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const files = Object.entries(manifest);
  const entry = files.find(([, item]) => item.isEntry)?.[1];
  if (!entry) throw new Error('The client build has no entry.');
  const server = (await import(pathToFileURL(join(folder, 'server/entry-server.js')).href)) as {
    renderPage: RenderPage;
  };
  return {
    clientFolder: join(folder, 'client/assets'),
    script: `/${entry.file}`,
    styles: files.filter(([, item]) => item.file.endsWith('.css')).map(([, item]) => `/${item.file}`),
    fonts: files.filter(([, item]) => item.file.endsWith('.woff2')).map(([, item]) => `/${item.file}`),
    renderPage: server.renderPage,
    hash,
  };
}

/** Builds beside the final place and moves there, so that two builds at once or a broken one leave nothing half done. */
async function buildInto(folder: string): Promise<void> {
  const { build } = await import('vite');
  const aside = `${folder}.${process.pid}`;
  const configFile = join(packageRoot, 'vite.config.ts');
  const common = { configFile, logLevel: 'warn' } as const;
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  await mkdir(cacheFolder, { recursive: true });
  try {
    await build({ ...common, build: { outDir: join(aside, 'client'), emptyOutDir: true } });
    await build({ ...common, build: { outDir: join(aside, 'server'), emptyOutDir: true, ssr: true } });
    await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = mode;
  }
}
