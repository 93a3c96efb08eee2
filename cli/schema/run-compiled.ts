import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { cacheFile } from '../memory/cache.ts';

/**
 * Runs a CommonJS module from the cache, with what V8 made of it in an earlier run. Of a large module of which every function is used
 * once, compiling is most of the time.
 * @param path of the module
 * @param name of the module in the cache
 */
export function runCompiled(path: string, name: string): Record<string, unknown> {
  const bytecode = cacheFile(`${name}-${process.versions.v8}`);
  const cachedData = contentOf(bytecode);
  const code = `(function (exports, require) {${readFileSync(path, 'utf8')}\n})`;
  const script = new Script(code, { filename: path, ...(cachedData ? { cachedData } : {}) });
  const exported: Record<string, unknown> = {};
  script.runInThisContext()(exported, createRequire(import.meta.url));
  // At the end, since only then it holds the functions that a run needs.
  if (!cachedData || script.cachedDataRejected) process.once('exit', () => save(bytecode, script.createCachedData()));
  return exported;
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** A run that cannot save it is only slower the next time. */
function save(path: string, data: Buffer): void {
  try {
    const aside = `${path}.${process.pid}`;
    writeFileSync(aside, data);
    renameSync(aside, path);
  } catch {}
}
