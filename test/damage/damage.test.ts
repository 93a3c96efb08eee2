import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRandom, damages } from './damages.ts';
import { createDamageRunner } from './run-damaged.ts';

const repository = join(import.meta.dirname, '../..');
const files = ['site.yaml', ...globSync('pages/**/*.yaml', { cwd: repository }).sort()];

/** How often to do each kind of damage; 36 gives more than a thousand runs. */
const times = Number(process.env.DAMAGES ?? 1);
/** The same seed does the same damage. */
const seed = Number(process.env.SEED ?? 1);

// The limits are for runs that would never end. On an idle machine, a run takes well under a second.
const runner = createDamageRunner({ seconds: 60, megabytes: 1024 });
afterAll(() => runner.stop());

test.each(Object.entries(damages))(
  'a file with %s gives findings or a clean run',
  async (name, damage) => {
    for (let round = 0; round < times; round++) {
      const random = createRandom(seed * 1_000_003 + round * 1009 + Object.keys(damages).indexOf(name));
      const file = files[random(3) === 0 ? 0 : random(files.length)] as string;
      const content = damage(readFileSync(join(repository, file), 'utf8'), random);
      const ending = await runner.run({ file, content });
      expect('crash' in ending ? `round ${round}, ${file}: ${ending.crash}` : 'no crash').toBe('no crash');
    }
  },
  600_000,
);
