import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { replaceFile } from '../files/replace-file.ts';
import { slugOf } from '../files/slug.ts';
import type { Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import { UsageError } from '../usage-error.ts';
import { entryKinds } from './entries.ts';
import type { Answers, Files, Kind } from './kind.ts';
import { pageKinds } from './pages.ts';

export function kindsOf(site: Site): Map<string, Kind> {
  return new Map([...pageKinds(site), ...entryKinds(site)].map((kind) => [kind.name, kind]));
}

/**
 * Checks the slug of a new page or entry.
 * @throws UsageError if it cannot be an address, or if that page or entry already exists
 */
export function checkSlug({ source }: Site, slug: string, { name, folder, collection = '' }: Kind): void {
  const segments = name === 'page' ? slug.split('/') : [slug];
  if (!segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment)))
    throw new UsageError(`"${slug}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
  if (folder !== undefined) checkNew(source.root, `${folder}${slug}.yaml`);
  else if (Object.hasOwn(mapOf(mapOf(source.site.data)[collection]), slug))
    throw new UsageError(`"${slug}" in "${collection}" of site.yaml exists already. Nothing was written.`);
}

function checkNew(root: string, file: string): void {
  if (existsSync(join(root, file))) throw new UsageError(`${file} exists already. Nothing was written.`);
}

/**
 * Plans a kind together with the kinds that it needs, with the questions of all of them.
 * @param kinds everything that `new` can begin
 */
export function planOf(site: Site, kind: Kind, kinds: ReadonlyMap<string, Kind>) {
  const steps = [kind, ...(kind.needs ?? []).flatMap((name) => kinds.get(name) ?? [])];
  const keyOf = (step: Kind, key: string) => (step === kind ? key : `${step.name}.${key}`);
  return {
    /** We do not ask for the name of an entry that is part of the same plan. */
    questions: steps.flatMap((step, index) => {
      const begun = steps.slice(0, index).map(({ collection }) => collection);
      const open = step.questions.filter(({ entryOf }) => !begun.includes(entryOf));
      return open.map((question) => ({ ...question, key: keyOf(step, question.key) }));
    }),
    /** @returns every file to write, and which of them already existed when we read the site; all others are new */
    write(slug: string, answers: Answers): { files: Files; known: ReadonlySet<string> } {
      const files: Files = {};
      const slugs = new Map<string | undefined, string>();
      const known = new Set<string>();
      const read = (file: string) => {
        if (files[file] !== undefined) return files[file];
        known.add(file);
        return sourceFiles(site.source).find((candidate) => candidate.file === file)?.text ?? '';
      };
      for (const step of steps) {
        const its = Object.fromEntries(
          step.questions.map(({ key, entryOf }) => [key, slugs.get(entryOf) ?? answers[keyOf(step, key)]]),
        );
        const itsSlug = step === kind ? slug : slugOf(String(its.name));
        checkSlug(site, itsSlug, step);
        slugs.set(step.collection, itsSlug);
        Object.assign(files, step.write(itsSlug, its, read));
      }
      return { files, known };
    },
  };
}

/**
 * Writes all files, or none if a new file already exists.
 * @param known the files that already existed
 * @throws UsageError if a new file already exists
 */
export async function writeAll(root: string, files: Files, known: ReadonlySet<string>): Promise<void> {
  for (const file of Object.keys(files)) if (!known.has(file)) checkNew(root, file);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await replaceFile(join(root, file), text);
  }
}
