import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mapOf } from '../../schemas/fact-map.ts';
import { slugOf } from '../files/slug.ts';
import { isReserved, routeOf } from '../site/routes.ts';
import type { Site } from '../site/site.ts';
import { UsageError } from '../usage-error.ts';
import { entryKinds } from './entries.ts';
import type { Answers, Files, Kind } from './kind.ts';
import { pageKinds } from './pages.ts';

export function kindsOf(site: Site): Map<string, Kind> {
  return new Map([...pageKinds(site), ...entryKinds(site)].map((kind) => [kind.name, kind]));
}

/** @throws UsageError if the slug cannot be an address, or if that page or entry already exists */
export function checkSlug({ source }: Site, slug: string, { name, folder, collection = '' }: Kind): void {
  const segments = name === 'page' ? slug.split('/') : [slug];
  if (!segments.every((segment) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment)))
    throw new UsageError(`"${slug}" cannot be an address. Use lower-case letters, digits and single hyphens.`);
  const file = `${folder}${slug}.yaml`;
  const twin = source.pages.find((page) => routeOf(page.file) === routeOf(file))?.file ?? file;
  const isTaken = folder
    ? existsSync(join(source.root, twin))
    : Object.hasOwn(mapOf(mapOf(source.site.data)[collection]), slug);
  const place = folder ? twin : `"${slug}" in "${collection}" of site.yaml`;
  if (isTaken) throw new UsageError(`${place} exists already. Nothing was written.`);
  if (name === 'page' && isReserved(`/${slug}`))
    throw new UsageError(`The server keeps the address "/${slug}" for itself. Nothing was written.`);
}

/** Plans a kind together with the kinds that it needs, with the questions of all of them. */
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
    write(slug: string, answers: Answers): Files {
      const files: Files = {};
      const slugs = new Map<string | undefined, string>();
      for (const step of steps) {
        const its = Object.fromEntries(
          step.questions.map(({ key, entryOf }) => [key, slugs.get(entryOf) ?? answers[keyOf(step, key)]]),
        );
        const itsSlug = step === kind ? slug : slugOf(String(its.name));
        checkSlug(site, itsSlug, step);
        slugs.set(step.collection, itsSlug);
        step.write(itsSlug, its, files);
      }
      return files;
    },
  };
}
