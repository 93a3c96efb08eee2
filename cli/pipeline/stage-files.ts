import { createHash } from 'node:crypto';
import { constants, copyFile, link, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressed } from '../bundle/compress.ts';
import type { StoredFile } from '../images/make-renditions.ts';

/** Hash and compressed endings of each file that a build wrote. */
export type Manifest = Record<string, { hash: string; endings: string[] }>;

/** The site that the last build left. */
export interface LastSite {
  out: string;
  before: Manifest;
  /** End of that build, in milliseconds since 1970. */
  lastBuild: number;
}

/** Puts files into the folder `stage`: those that the last site has as links to its own, the others new, with their compressed forms. */
export async function stageFiles(
  stage: string,
  files: ReadonlyMap<string, Buffer | string | StoredFile>,
  last: LastSite,
): Promise<Manifest> {
  const manifest: Manifest = {};
  const parents = new Set([...files.keys()].map((name) => dirname(join(stage, name))));
  for (const parent of parents) await mkdir(parent, { recursive: true });
  await Promise.all(
    [...files].map(async ([name, content]) => {
      const file = isStored(content) ? content : Buffer.from(content);
      const hash = isStored(file) ? file.hash : hashOf(file);
      const known = last.before[name];
      const isKept = known?.hash === hash && (await linkAll(last, stage, name, known.endings));
      manifest[name] = isKept ? known : { hash, endings: await writeAll(stage, name, file) };
    }),
  );
  return manifest;
}

function isStored(content: Buffer | string | StoredFile): content is StoredFile {
  return typeof content === 'object' && 'path' in content;
}

function hashOf(buffer: Buffer): string {
  return createHash('sha256').update(buffer).digest('base64url').slice(0, 22);
}

async function writeAll(stage: string, name: string, content: Buffer | StoredFile): Promise<string[]> {
  if (isStored(content)) {
    // A copy rather than a link, so that nothing that is done to the site reaches the cache.
    await copyFile(content.path, join(stage, name), constants.COPYFILE_FICLONE);
    return [];
  }
  const forms = await compressed(name, content, 'quick');
  await Promise.all(
    [['', content] as [string, Buffer], ...forms].map(([ending, form]) => writeFile(join(stage, name + ending), form)),
  );
  return forms.map(([ending]) => ending);
}

/** Takes a file over from the last build, with its compressed forms; false where one is gone or was touched since. */
async function linkAll({ out, lastBuild }: LastSite, stage: string, name: string, endings: string[]): Promise<boolean> {
  const forms = ['', ...endings].map((ending) => name + ending);
  try {
    await Promise.all(
      forms.map(async (form) => {
        await link(join(out, form), join(stage, form));
        if ((await stat(join(stage, form))).mtimeMs > lastBuild) throw new Error(`${form} was touched.`);
      }),
    );
    return true;
  } catch {
    await Promise.all(forms.map((form) => rm(join(stage, form), { force: true })));
    return false;
  }
}

/** Copies rather than links as well. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = await readdir(from);
  await Promise.all(names.map((name) => copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)));
}
