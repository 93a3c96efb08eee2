import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { copyDealerSite, repository } from './copy-dealer-site.ts';
import { runCli } from './run-cli.ts';

export { repository };

const fixtures = join(repository, 'test/fixtures');

/**
 * A site in its own folder, which is removed after the test: the small site of `fixtures/base` with the files of
 * `fixtures/<overlay>` on top, or the dealer's own site for the overlay `dealer`.
 */
export function fixtureSite(overlay?: string): string {
  const root = testFolder();
  if (overlay === 'dealer') {
    copyDealerSite(root);
    return root;
  }
  cpSync(join(fixtures, 'base'), root, { recursive: true });
  if (overlay) cpSync(join(fixtures, overlay), root, { recursive: true });
  return root;
}

/** The small site of `fixtures/base`, built into `dist` by the real command, in a folder that is removed after the test. */
export async function builtSite(): Promise<string> {
  return copyBuilt(await (builtBase ??= buildBase()));
}

/** A copy of a site and its build, in a folder that is removed after the test. */
export function copyBuilt(site: string): string {
  const root = testFolder();
  cpSync(site, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return root;
}

/** Built once per process. All test files copy it, and it is deleted when the process ends. */
let builtBase: Promise<string> | undefined;

async function buildBase(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-built-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync(join(fixtures, 'base'), root, { recursive: true });
  const { code, stdout, stderr } = await runCli(root, 'build');
  if (code !== 0) throw new Error(stdout + stderr);
  return root;
}

function testFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
