import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../usage-error.ts';

const run = promisify(execFile);

/**
 * Lets `use` read the site as it was at a commit, in a folder of its own that is removed afterwards. The working tree and its index stay
 * untouched.
 * @param ref a commit, branch or tag
 * @throws UsageError when there is no such commit, or `root` is in no repository
 */
export async function withCheckout<T>(root: string, ref: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, env, maxBuffer: 1e8 })).stdout;
  try {
    const { commit, prefix } = await find(git, ref);
    await git('read-tree', commit);
    const files = (await git('ls-files', '-z', '--', 'site.yaml', 'pages')).split('\0').filter(Boolean);
    if (files.length === 0) throw new UsageError(`There was no site at ${ref}.`);
    await git('checkout-index', '-q', `--prefix=${folder}/site/`, '--', ...files);
    return await use(resolve(folder, 'site', prefix));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function find(git: (...args: string[]) => Promise<string>, ref: string) {
  try {
    const commit = await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
    const prefix = await git('rev-parse', '--show-prefix');
    return { commit: commit.trim(), prefix: prefix.trim() };
  } catch {
    throw new UsageError(`Git knows no commit "${ref}" here.`);
  }
}
