import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../cli/bundle/bundle.ts';

/** What is built once for all sites, before anything is measured. */
const bundle = /^(bundle|fonts)-/;
const cards = /^card-/;

interface Kept {
  keepCards?: boolean;
}

/** Forgets everything in the cache but the bundle, and the drawn cards where they are to be kept. */
export function forget(cache: string, kept: Kept = {}): void {
  const isWanted = isKept(kept);
  for (const name of readdirSync(cache)) {
    if (!isWanted(name)) rmSync(join(cache, name), { recursive: true });
  }
}

/**
 * A cache that holds the bundle, which is built where that has not been done, and nothing else but what is to be kept of ours: drawn
 * cards, each of which is known by all that it is made of.
 */
export async function freshCache(cache: string, kept: Kept = {}): Promise<void> {
  const { serverEntry } = await loadBundle(() => console.error('Building the renderer, once.'));
  const ours = join(serverEntry, '../../..');
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(ours).filter(isKept(kept))) {
    cpSync(join(ours, name), join(cache, name), { recursive: true });
  }
}

function isKept({ keepCards = false }: Kept): (name: string) => boolean {
  const kept = [bundle, ...(keepCards ? [cards] : [])];
  return (name) => kept.some((names) => names.test(name));
}
