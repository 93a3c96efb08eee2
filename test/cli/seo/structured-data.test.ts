import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSchemas } from '../../../schemas/read-schemas.ts';
import { repository } from '../../support/fixture-site.ts';

it('comes from modules with the name of a block each, since nobody would miss what another one makes', async () => {
  const names = readdirSync(join(repository, 'cli/seo/nodes')).map((name) => `blocks/${name.replace('.ts', '')}`);
  expect(names.filter((name) => name.includes('hero'))).not.toEqual([]);
  const schemas = await readSchemas();
  expect(names.filter((name) => !schemas.has(name))).toEqual([]);
});
