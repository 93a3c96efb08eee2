import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../cli/schema/load-schemas.ts';
import { readSchemas } from '../../schemas/read-schemas.ts';
import type { JsonSchema } from '../../schemas/source-schema.ts';
import { finishedExample } from '../support/finished-example.ts';
import { repository } from '../support/fixture-site.ts';

const schemas = await readSchemas();
const compiled = await loadSchemas();

/** Paths of properties and items without a description. */
function undescribed(schema: JsonSchema, path: string): string[] {
  const undescribedHere = schema.description || schema.$ref ? [] : [path];
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => undescribed(child, `${path}.${key}`)),
    ...Object.entries(schema.definitions ?? {}).flatMap(([key, child]) => undescribed(child, `${path}#${key}`)),
    ...(schema.items?.properties ? undescribed(schema.items, `${path}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? undescribed(schema.additionalProperties, `${path}.*`) : []),
  ];
  return [...undescribedHere, ...inside];
}

describe.each([...schemas])('the schema %s', (id, schema) => {
  it('describes every key', () => {
    const { definitions, ...rest } = schema;
    const top =
      id === 'common'
        ? Object.entries(definitions ?? {}).flatMap(([key, child]) => undescribed(child, key))
        : undescribed({ ...rest, ...(definitions ? { definitions } : {}) }, id);
    expect(top).toEqual([]);
  });

  if (!id.startsWith('blocks/')) return;

  it('has two examples that it accepts, written and final', async () => {
    const examples = schema.examples ?? [];
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) {
      expect(compiled.checkSource(id, structuredClone(example))).toEqual([]);
      const final = await finishedExample(compiled, id.replace('blocks/', ''), example as object);
      expect(compiled.checkFinal(id, final)).toEqual([]);
    }
  });
});

/** Every part of a schema together with its parent. Refs are not followed. */
function parts(
  schema: JsonSchema,
  key = '',
  parent?: JsonSchema,
): { key: string; part: JsonSchema; parent?: JsonSchema }[] {
  const inside = [
    ...Object.entries({ ...schema.properties, ...schema.definitions }),
    ...(schema.items ? [['[]', schema.items] as const] : []),
    ...(typeof schema.additionalProperties === 'object' ? [['*', schema.additionalProperties] as const] : []),
  ];
  return [
    { key, part: schema, ...(parent ? { parent } : {}) },
    ...inside.flatMap(([name, part]) => parts(part, name, schema)),
  ];
}

it('a picture file is only allowed where alternative text is required', () => {
  const image = 'common.schema.json#/definitions/image';
  const named = [...schemas].flatMap(([id, schema]) =>
    parts(schema).filter(({ key, part }) => {
      const ref = [part, ...(part.allOf ?? [])].map(({ $ref }) => $ref?.replace(/^#/, 'common.schema.json#'));
      return ref.includes(image) || (part.format === 'image' && !(id === 'common' && key === 'image'));
    }),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const { key, parent } of named) {
    expect(key).toBe('file');
    expect(parent).toMatchObject({ format: 'photograph', required: ['file', 'alt'] });
  }
});

describe('the blocks', () => {
  it('have a component each, and no component is without a schema', () => {
    const names = readdirSync(join(repository, 'renderer/blocks')).filter((name) => name.endsWith('.tsx'));
    const types = names.map((name) =>
      name
        .replace('.tsx', '')
        .replace(/(?!^)([A-Z])/g, '-$1')
        .toLowerCase(),
    );
    expect(types.sort()).toEqual(compiled.blockTypes);
  });
});

describe('the generated files', () => {
  it('are what the schemas make', () => {
    const output = execFileSync(process.execPath, ['schemas/generate.ts', '--check'], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(output).toMatch(/^\d+ generated files, 0 changed\.\n$/);
  });

  it('are named by the first line of every YAML file, so that editors complete', () => {
    const pages = readdirSync(join(repository, 'pages'), { recursive: true }).map((name) => `pages/${name}`);
    for (const file of ['site.yaml', ...pages.filter((name) => name.endsWith('.yaml'))]) {
      const first = readFileSync(join(repository, file), 'utf8').split('\n')[0] ?? '';
      const target = /^# yaml-language-server: \$schema=(\S+)$/.exec(first)?.[1] ?? `${file} names no schema`;
      expect(() => readFileSync(join(repository, file, '..', target)), file).not.toThrow();
    }
  });
});
