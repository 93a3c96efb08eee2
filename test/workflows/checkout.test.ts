import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../api/support/folder.ts';
import { repository } from '../support/fixture-site.ts';

it('has plain line ends in a checkout by Git for Windows, as the linter and the generated files want', () => {
  using folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', '-c', 'core.autocrlf=true', repository, folder.path]);
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: folder.path, encoding: 'utf8' });
  expect(files).toContain('site.yaml');
  expect(files).not.toMatch(/w\/(?:crlf|mixed)/);
});
