import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { cacheFile } from '../../cli/memory/cache.ts';
import { rememberTexts, saveTexts } from '../../cli/text-store.ts';

const kind = `test-${randomUUID().slice(0, 8)}`;
const folder = cacheFile('');
const entries = () => readdirSync(folder).filter((name) => name.startsWith(`${kind}-`));

afterEach(() => {
  for (const name of entries()) rmSync(join(folder, name));
});

/** A reader of a run, and the texts that it had to read. */
function run(parameters: unknown = 'same') {
  const owner = {};
  const texts: string[] = [];
  const read = (text: string) => {
    texts.push(text);
    return text.length;
  };
  return { lengthOf: rememberTexts(owner, { kind, parameters, read }), texts, save: () => saveTexts(owner) };
}

it('reads each text once, in all runs together', async () => {
  const first = run();
  expect([first.lengthOf('seven'), first.lengthOf('seven'), first.lengthOf('')]).toEqual([5, 5, 0]);
  expect(first.texts).toEqual(['seven', '']);
  await first.save();
  const second = run();
  expect([second.lengthOf('seven'), second.lengthOf(''), second.lengthOf('eight!')]).toEqual([5, 0, 6]);
  expect(second.texts).toEqual(['eight!']);
});

it('keeps what another run has read besides', async () => {
  const first = run();
  first.lengthOf('one');
  await first.save();
  const second = run();
  second.lengthOf('two');
  await second.save();
  const third = run();
  expect([third.lengthOf('one'), third.lengthOf('two')]).toEqual([3, 3]);
  expect(third.texts).toEqual([]);
});

it('reads anew what depends on something else', async () => {
  const first = run();
  first.lengthOf('one');
  await first.save();
  const other = run('other');
  other.lengthOf('one');
  expect(other.texts).toEqual(['one']);
});

it('reads anew where the file has been spoiled', async () => {
  const first = run();
  first.lengthOf('one');
  await first.save();
  for (const name of entries()) writeFileSync(join(folder, name), '[["one"');
  const second = run();
  expect(second.lengthOf('one')).toBe(3);
  expect(second.texts).toEqual(['one']);
});
