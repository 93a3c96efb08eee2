import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../files/replace-file.ts';
import { slugOf } from '../files/slug.ts';
import type { Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import { UsageError } from '../usage-error.ts';
import { codeKinds } from './code.ts';
import { entryKinds } from './entries.ts';
import type { Answers, Kind, Written } from './kind.ts';
import { pageKinds } from './pages.ts';
import type { Question } from './question.ts';

/** Everything that can be begun at a site, by name. */
export function kindsOf(site: Site): Map<string, Kind> {
  const kinds = [pageKinds, entryKinds, codeKinds].flatMap((of) => of(site));
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

/**
 * Checks what is to be its name in addresses.
 * @throws UsageError for words that cannot be an address
 */
export function checkSlug(slug: string, kind: string): void {
  const segments = kind === 'page' ? slug.split('/') : [slug];
  if (segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment))) return;
  throw new UsageError(`"${slug}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
}

/**
 * What is begun together: a kind and those that it needs, with their questions in a row.
 * @param kinds everything that can be begun
 */
export function planOf(site: Site, kind: Kind, kinds: ReadonlyMap<string, Kind>) {
  const needed = (kind.needs ?? []).flatMap((name) => kinds.get(name) ?? []);
  const steps = [kind, ...needed].map((step, index, all) => {
    const begun = all.slice(0, index).map(({ collection }) => collection);
    return {
      step,
      prefix: index === 0 ? '' : `${step.name}.`,
      open: step.questions.filter(({ entryOf }) => entryOf === undefined || !begun.includes(entryOf)),
    };
  });
  return {
    questions: steps.flatMap(({ prefix, open }) =>
      open.map((question) => ({ ...question, key: prefix + question.key })),
    ),
    /** @returns every file that has to be written, once */
    write(slug: string, answers: Answers): Written[] {
      const files = new Map<string, Written>();
      const slugs = new Map<string, string>();
      for (const { step, prefix } of steps) {
        const answerTo = ({ key, entryOf = '' }: Question) => slugs.get(entryOf) ?? answers[prefix + key];
        const its = Object.fromEntries(step.questions.map((question) => [question.key, answerTo(question)]));
        const stepSlug = prefix === '' ? slug : slugOf(String(its.name));
        if (step.collection) slugs.set(step.collection, stepSlug);
        const read = (file: string) =>
          files.get(file)?.text ?? sourceFiles(site.source).find((source) => source.file === file)?.text ?? '';
        for (const written of step.write(stepSlug, its, read)) files.set(written.file, written);
      }
      return [...files.values()];
    },
  };
}

/**
 * Writes all of it, or nothing where a new file is there already.
 * @throws UsageError when one is
 */
export async function writeAll(root: string, all: readonly Written[]): Promise<void> {
  const taken = all.find(({ file, isNew }) => isNew && existsSync(join(root, file)));
  if (taken) throw new UsageError(`${taken.file} exists already. Nothing was written.`);
  for (const { file, text, isNew } of all) {
    const path = join(root, file);
    await mkdir(dirname(path), { recursive: true });
    await (isNew ? writeFile(path, text, { flag: 'wx' }) : replaceFile(path, text));
  }
}
