import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const section = readme.slice(readme.indexOf('### What is promised'));
const promises = [...section.matchAll(/^\| (.+) \| `(test\/\S+\.test\.ts)` \|$/gm)].map(([, name = '', file = '']) => ({
  name,
  file,
}));

test('every promise about serving in the README is the name of a test', () => {
  expect(promises.length).toBeGreaterThan(20);
  const untested = promises.filter(({ name, file }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return !name.split(' › ').every((part) => text.includes(`'${part}'`));
  });
  expect(untested).toEqual([]);
});
