import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSchemas } from '../../schemas/read-schemas.ts';
import { UsageError } from '../usage-error.ts';

/** What `new` can begin, and the folder it belongs in. */
export const kinds = { page: 'pages', policy: 'pages/policies', vehicle: 'pages/vehicles' } as const;
export type Kind = keyof typeof kinds;

/**
 * Writes the beginning of a page or record.
 * @param slug last part of the address, lower-case words joined by hyphens; a page's may name folders
 * @returns the file's path relative to `root`
 * @throws UsageError for a slug that cannot be an address, and when the file exists
 */
export async function scaffold(root: string, kind: Kind, slug: string): Promise<string> {
  const segments = kind === 'page' ? slug.split('/') : [slug];
  if (!segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment))) {
    throw new UsageError(`"${slug}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
  }
  const file = `${kinds[kind]}/${slug}.yaml`;
  const up = '../'.repeat(file.split('/').length - 1);
  const text = kind === 'vehicle' ? await vehicleText(up) : pageText(up, segments.at(-1) as string);
  await mkdir(dirname(join(root, file)), { recursive: true });
  try {
    await writeFile(join(root, file), text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError(`${file} exists already. Nothing was written.`);
  }
  return file;
}

function pageText(up: string, slug: string): string {
  const words = slug.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return `# yaml-language-server: $schema=${up}schemas/generated/page.schema.json
seo:
  title: ${title}
  description:
blocks:
  - type: hero
    heading: ${title}
  - type: prose
    text: |
`;
}

/** Every key of a record with what it means; the values are the author's. */
async function vehicleText(up: string): Promise<string> {
  const schema = (await readSchemas()).get('vehicle');
  const required = new Set(schema?.required);
  const keys = Object.entries(schema?.properties ?? {}).filter(([key]) => required.has(key));
  const lines = keys.map(([key, { description }]) => `# ${description}\n${key}:\n`);
  return `# yaml-language-server: $schema=${up}schemas/generated/vehicle.schema.json\n${lines.join('')}`;
}
