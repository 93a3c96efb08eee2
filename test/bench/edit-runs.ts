import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CliRun, runCliWith } from '../support/run-cli.ts';
import { differences } from './differences.ts';
import { editNumber } from './edits.ts';
import { forget, freshCache } from './kept.ts';

export interface EditRunOptions {
  /** Folder to work in; it is emptied. */
  folder: string;
  /** Writes the site to the folder that it is given. */
  write: (root: string) => void;
  edits: number;
  seed: number;
  /** Called with each edit, and with what differs after it. */
  onEdit?: (what: string, differing: readonly string[]) => void;
}

/**
 * Makes edits in a row, builds after each from what is remembered and, aside, from nothing, and gives what differs, in lines. An edit
 * that brings an error must bring the same findings both ways; it is then taken back.
 */
export async function differingEdits({ folder, write, edits, seed, onEdit }: EditRunOptions): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const at = (name: string) => join(folder, name);
  write(at('site'));
  await freshCache(at('cache'));
  await build(at('site'), at('cache'));
  // What is to be kept of it anyhow.
  cpSync(at('cache'), at('clean-cache'), { recursive: true });
  const wrong: string[] = [];
  for (let number = 0; number < edits; number++) {
    copySite(at('site'), at('before'));
    const what = await editNumber(at('site'), number, seed);
    rmSync(at('clean'), { recursive: true, force: true });
    copySite(at('site'), at('clean'));
    // A card is known by all that is drawn on it, a validator by its schema; both take longer than the rest of the site.
    forget(at('clean-cache'), { keepCards: true });
    const [built, clean] = [await build(at('site'), at('cache')), await build(at('clean'), at('clean-cache'))];
    const differing = findingsOf(built) === findingsOf(clean) ? [] : ['the findings'];
    if (clean.code === 0) differing.push(...differences(at('site/dist'), at('clean/dist')));
    else copySite(at('before'), at('site'));
    onEdit?.(clean.code === 0 ? what : `${what} (an error, taken back)`, differing);
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

/** What a site is written in. */
const parts = ['site.yaml', 'pages', 'schemas', '.cartwright'];

function copySite(from: string, to: string): void {
  for (const part of parts) {
    rmSync(join(to, part), { recursive: true, force: true });
    if (existsSync(join(from, part)))
      cpSync(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true });
  }
}
