import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A module in `generators/`. It returns the content of its files, by name inside `schemas/generated`. */
export interface Generator {
  generate(): Promise<Record<string, string>>;
}

const here = import.meta.dirname;
const target = join(here, 'generated');

/**
 * Rewrites `schemas/generated`: writes only changed files, and removes those that no generator makes anymore. With `--check`, it
 * writes nothing, and fails if anything would change.
 */
async function main(): Promise<void> {
  const isCheck = process.argv.includes('--check');
  const names = (await readdir(join(here, 'generators'))).filter((name) => name.endsWith('.ts')).sort();
  const generators = await Promise.all(names.map((name) => import(`./generators/${name}`) as Promise<Generator>));
  const files: Record<string, string> = Object.assign(
    {},
    ...(await Promise.all(generators.map((generator) => generator.generate()))),
  );

  let changed = 0;
  for (const [name, content] of Object.entries(files)) {
    const path = join(target, name);
    if ((await readFile(path, 'utf8').catch(() => undefined)) === content) continue;
    changed++;
    if (isCheck) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const existing = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of existing) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.slice(target.length + 1).replaceAll('\\', '/') in files) continue;
    changed++;
    if (!isCheck) await rm(path);
  }
  if (isCheck && changed > 0) {
    console.error(
      `${changed} of the files in schemas/generated are not what the schemas make. Run "npm run generate".`,
    );
    process.exitCode = 1;
  } else console.log(`${Object.keys(files).length} generated files, ${changed} changed.`);
}

// A mistake in a schema. Its message says where, and a stack would not.
await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
