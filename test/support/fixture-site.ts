import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { copyOwnSite, repository } from './copy-own-site.ts';

export { repository };

const fixtures = join(repository, 'test/fixtures');

/**
 * A site in a folder of its own, removed after the test: the small site of `fixtures/base` with the files of `fixtures/<overlay>` over
 * it, or the dealer's own site for the overlay `own`.
 */
export function fixtureSite(overlay?: string): string {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  if (overlay === 'own') {
    copyOwnSite(root);
    return root;
  }
  cpSync(join(fixtures, 'base'), root, { recursive: true });
  if (overlay) cpSync(join(fixtures, overlay), root, { recursive: true });
  return root;
}
