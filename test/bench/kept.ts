import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundle } from '../../cli/bundle/bundle.ts';

/** Built once for all sites, before anything is measured. What another process is still making has a longer name, and may go any time. */
const bundle = /^(bundle|fonts)-\w+(\.json)?$/;
const cards = /^card-\w+(\.json)?$/;

interface Kept {
  keepCards?: boolean;
}

/** Clears the cache except for the bundle and, if asked, the drawn cards. */
export function forget(cache: string, kept: Kept = {}): void {
  const isWanted = isKept(kept);
  for (const name of readdirSync(cache)) {
    if (!isWanted(name)) rmSync(join(cache, name), { recursive: true });
  }
}

/**
 * Creates a cache with only the bundle (built now if needed) and, if asked, the cards that we have already drawn. A card is
 * safe to reuse, because its key covers everything that it is made of.
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
