import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import config from '../../vite.config.ts';
import { fontStyles } from './bundle.ts';
import { compressed } from './compress.ts';

// bundle.ts runs this file as a separate process. It builds the renderer into the folder in its argument.

const folder = process.argv[2] ?? '';
// The input ends when somebody kills the build that waits for this one.
process.stdin.on('end', () => process.exit(1)).resume();
try {
  await buildInto('client', false);
  await buildInto('server', true);
  await takeFontsOut();
  await compressAssets();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
process.exit();

/** To load its configuration by itself, Vite would have to write to `node_modules`, which may belong to another user. */
async function buildInto(name: string, isSsrBuild: boolean): Promise<void> {
  const { build: settings, ...rest } = config({ command: 'build', mode: 'production', isSsrBuild });
  const target = { ...settings, outDir: join(folder, name), emptyOutDir: true, ssr: isSsrBuild };
  await build({ ...rest, configFile: false, logLevel: 'warn', build: target });
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
