import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from '../files/package-root.ts';
import { fontStyles } from './bundle.ts';
import { compressed } from './compress.ts';

// bundle.ts runs this file as a separate process. It builds the renderer into the folder in its argument.

const folder = process.argv[2] ?? '';
const common = { configFile: join(packageRoot, 'vite.config.ts'), logLevel: 'warn' } as const;
try {
  await build({ ...common, build: { outDir: join(folder, 'client'), emptyOutDir: true } });
  await build({ ...common, build: { outDir: join(folder, 'server'), emptyOutDir: true, ssr: true } });
  await takeFontsOut();
  await compressAssets();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** Writes compressed copies next to the browser's files. Every build of a site then reuses them. */
async function compressAssets(): Promise<void> {
  const assets = join(folder, 'client/assets');
  const names = await readdir(assets);
  await Promise.all(
    names.map(async (name) => {
      const forms = compressed(name, await readFile(join(assets, name)), 'thorough');
      await Promise.all(forms.map(([ending, content]) => writeFile(join(assets, name + ending), content)));
    }),
  );
}

/**
 * Removes the font declarations from the full style sheet. It loads on a page that already has them. If it declared a font again that had
 * loaded too late for that page, the text would shift while somebody reads it.
 */
async function takeFontsOut(): Promise<void> {
  const assets = join(folder, 'client/assets');
  const name = (await readdir(assets)).find((file) => file.endsWith('.css')) ?? '';
  const text = await readFile(join(assets, name), 'utf8');
  const declaration = /@font-face\s*\{[^}]*\}/g;
  await writeFile(join(assets, name), text.replace(declaration, ''));
  await writeFile(join(folder, fontStyles), text.match(declaration)?.join('') ?? '');
}
