import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CliRun, runCliWith } from '../support/run-cli.ts';
import { differences } from './differences.ts';
import { editNumber } from './edits.ts';
import { forget, freshCache } from './kept.ts';

export interface EditRunOptions {
  /** Working folder, which is emptied first. */
  folder: string;
  /** Writes the site to the given folder. */
  write: (root: string) => void;
  edits: number;
  seed: number;
  /** Called after each edit with the files that differ, and whether the site was built or the edit had an error. */
  onEdit?: (what: string, differing: readonly string[], isBuilt: boolean) => void;
}

/**
 * Makes edits in a row. After each one, builds from the cache and, separately, from scratch, and lists what differs. If an edit
 * causes an error, both builds must report the same findings. The edit is then undone.
 */
export async function differingEdits({ folder, write, edits, seed, onEdit }: EditRunOptions): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const at = (name: string) => join(folder, name);
  write(at('site'));
  await freshCache(at('cache'));
  // With a finding at the start, nothing would ever be built, and nothing compared.
  const first = await build(at('site'), at('cache'));
  if (first.code !== 0) throw new Error(`The site has findings before any edit: ${first.stdout}`);
  // Keep what every build would have anyway.
  cpSync(at('cache'), at('clean-cache'), { recursive: true });
  const wrong: string[] = [];
  for (let number = 0; number < edits; number++) {
    copySite(at('site'), at('before'));
    const what = await editNumber(at('site'), number, seed);
    rmSync(at('clean'), { recursive: true, force: true });
    copySite(at('site'), at('clean'));
    // The key of a card is all that it shows, and the key of a validator is its schema. Both take longer than the rest of the site.
    forget(at('clean-cache'), { keepCards: true });
    const [built, clean] = [await build(at('site'), at('cache')), await build(at('clean'), at('clean-cache'))];
    const differing = findingsOf(built) === findingsOf(clean) ? [] : ['the findings'];
    const isBuilt = clean.code === 0;
    if (isBuilt) differing.push(...differences(at('site/dist'), at('clean/dist')));
    else copySite(at('before'), at('site'));
    onEdit?.(isBuilt ? what : `${what} (an error, taken back)`, differing, isBuilt);
    wrong.push(...differing.map((name) => `${number} ${what}: ${name}`));
  }
  return wrong;
}

function build(root: string, cache: string): Promise<CliRun> {
  return runCliWith({ CARTWRIGHT_CACHE: cache }, root, 'build', '--format', 'json');
}

function findingsOf({ stdout }: CliRun): string {
  const { findings, pages } = JSON.parse(stdout) as { findings: unknown; pages: number };
  return JSON.stringify({ findings, pages });
}

/** The source files of a site. */
const parts = ['site.yaml', 'pages', 'schemas', '.cartwright'];

function copySite(from: string, to: string): void {
  for (const part of parts) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true });
  }
}
