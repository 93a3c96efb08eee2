import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What a module in `generators/` exports: the files it makes, by name inside `schemas/generated`. */
export interface Generator {
  generate(): Promise<Record<string, string>>;
}

const here = import.meta.dirname;
const target = join(here, 'generated');

/** Writes `schemas/generated` anew: only what changed is touched, what nothing makes any more is removed. */
async function main(): Promise<void> {
  const names = (await readdir(join(here, 'generators'))).filter((name) => name.endsWith('.ts')).sort();
  const generators = await Promise.all(
    names.map((name) => import(join(here, 'generators', name)) as Promise<Generator>),
  );
  const files: Record<string, string> = Object.assign(
    {},
    ...(await Promise.all(generators.map((one) => one.generate()))),
  );

  let changed = 0;
  for (const [name, content] of Object.entries(files)) {
    const path = join(target, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === content) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    changed++;
  }
  const existing = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of existing) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.slice(target.length + 1).replaceAll('\\', '/') in files) continue;
    await rm(path);
    changed++;
  }
  console.log(`${Object.keys(files).length} generated files, ${changed} changed.`);
}

await main();
