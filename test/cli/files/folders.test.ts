import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../../cli/files/folders.ts';
import { replaceFile } from '../../../cli/files/replace-file.ts';
import { temporaryFolder } from '../../api/support/folder.ts';

it('finds files and folders that are links, names one that leads to nothing, and never goes in a circle', () => {
  using folder = temporaryFolder();
  const root = folder.path;
  mkdirSync(join(root, 'shared/offers'), { recursive: true });
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'shared/offers/spring.yaml'), '');
  symlinkSync('../shared/offers/spring.yaml', join(root, 'pages/spring.yaml'));
  symlinkSync('../shared/offers', join(root, 'pages/offers'));
  symlinkSync('../nowhere.yaml', join(root, 'pages/gone.yaml'));
  symlinkSync('..', join(root, 'pages/above'));
  symlinkSync('/dev/zero', join(root, 'pages/endless.yaml'));
  expect(filesBelow(join(root, 'pages')).sort()).toEqual(['above', 'gone.yaml', 'offers/spring.yaml', 'spring.yaml']);
});

it('replaces what a link leads to, and keeps its rights', async () => {
  using folder = temporaryFolder();
  const root = folder.path;
  writeFileSync(join(root, 'real.yaml'), 'old');
  chmodSync(join(root, 'real.yaml'), 0o640);
  symlinkSync('real.yaml', join(root, 'site.yaml'));
  await replaceFile(join(root, 'site.yaml'), 'new');
  expect(readFileSync(join(root, 'real.yaml'), 'utf8')).toBe('new');
  expect(statSync(join(root, 'real.yaml')).mode & 0o777).toBe(0o640);
});

it('leaves nothing beside a file that cannot be replaced', async () => {
  using folder = temporaryFolder();
  const root = folder.path;
  mkdirSync(join(root, 'site.yaml/inside'), { recursive: true });
  await expect(replaceFile(join(root, 'site.yaml'), 'new')).rejects.toThrow();
  expect(readdirSync(root)).toEqual(['site.yaml']);
});
