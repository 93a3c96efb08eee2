import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../cli/bundle/bundle.ts';

/** What is built once for all sites, before anything is measured. */
const bundle = /^(bundle|fonts)-/;
const cards = /^card-/;
const validators = /^validators-/;

/** Forgets everything in the cache but the bundle, and the drawn cards and the compiled schemas where they are to be kept. */
export function forget(cache: string, { keepCards = false, keepValidators = false } = {}): void {
  const kept = [bundle, ...(keepCards ? [cards] : []), ...(keepValidators ? [validators] : [])];
  for (const name of readdirSync(cache)) {
    if (!kept.some((names) => names.test(name))) rmSync(join(cache, name), { recursive: true });
  }
}

/** A cache that holds the bundle and nothing else; it is built where that has not been done. */
export async function freshCache(cache: string): Promise<void> {
  const { serverEntry } = await loadBundle(() => console.error('Building the renderer, once.'));
  const ours = join(serverEntry, '../../..');
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(ours).filter((name) => bundle.test(name))) {
    cpSync(join(ours, name), join(cache, name), { recursive: true });
  }
}
