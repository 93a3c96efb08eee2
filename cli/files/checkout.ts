import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../usage-error.ts';
import { packageRoot } from './package-root.ts';

const run = promisify(execFile);

/**
 * Checks out the site at a commit into a temporary folder, calls `use` on it, and removes it. The working tree and the index do not change.
 * @param ref a commit, branch or tag
 * @throws UsageError if there is no such commit, or `root` is not in a repository
 */
export async function withCheckout<T>(root: string, ref: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cartwright-'));
  const archive = join(folder, '.tar');
  const git = async (problem: string, ...args: string[]) => {
    const { stdout } = await run('git', args, { cwd: root }).catch(({ code, stderr }) => {
      // Git may be missing, or may refuse another user's folder. Then it says what to do.
      throw new UsageError(`${problem} ${code === 'ENOENT' ? 'Git is not installed.' : stderr}`.trim());
    });
    return stdout.trim();
  };
  try {
    const unknown = `Git knows no commit "${ref}" here.`;
    const commit = await git(unknown, 'rev-parse', '--quiet', '--verify', '--end-of-options', `${ref}^{commit}`);
    // The package's own schemas must match its code, which is the current one.
    const schemas = root === packageRoot ? '' : await git(unknown, 'ls-tree', '--name-only', commit, '--', 'schemas');
    const parts = ['site.yaml', 'pages', ...(schemas ? ['schemas'] : [])];
    await git(`There was no site at ${ref}.`, 'archive', '-o', archive, commit, '--', ...parts);
    await run('tar', ['-xf', archive, '-C', folder]);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
