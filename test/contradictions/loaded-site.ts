import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOf } from '../../cli/facts/as-of.ts';
import { collectFindings, type Finding, isClean, sortFindings } from '../../cli/finding.ts';
import { check } from '../../cli/pipeline/check.ts';
import { addFile, load, reportUnread } from '../../cli/pipeline/load.ts';
import { resolve } from '../../cli/pipeline/resolve.ts';
import { validate } from '../../cli/pipeline/validate.ts';
import { loadSchemas } from '../../cli/schema/load-schemas.ts';
import { todayIn } from '../../cli/source/calendar.ts';
import { parseYaml } from '../../cli/source/parse-yaml.ts';
import type { Source } from '../../cli/source/source.ts';
import { repository } from '../support/fixture-site.ts';
import type { Edit } from './case.ts';

/** The dealer's site, read once; each case takes it with changes of its own. */
export interface LoadedSite {
  /** The text of a file after the changes. */
  textAfter(edits: readonly Edit[], file: string): string;
  /** What every step of `validate` finds after the changes, and whether there are errors. */
  findingsAfter(edits: readonly Edit[]): Promise<Finding[]>;
}

/** @param steps which steps run: all, or none after the first that finds an error */
export async function loadSite(steps: 'all' | 'needed' = 'all'): Promise<LoadedSite> {
  const { report, findings } = collectFindings();
  const schemas = await loadSchemas(report, join(repository, 'schemas'));
  const source = await load(repository, schemas.records, report, () => {});
  const day = { on: todayIn('America/New_York'), withDrafts: false };
  const whole = resolve(asOf(source, schemas, day), schemas, report, validate(source, schemas, report));
  const known = new Map([...filesOf(source)].map(([name, file]) => [name, file]));
  if (!isClean(findings)) throw new Error('The site itself has findings.');

  return {
    textAfter: (edits, file) => textsAfter(edits).get(file) ?? read(file),
    async findingsAfter(edits) {
      const result = collectFindings();
      const texts = textsAfter(edits);
      const changed: Source = { ...source, pages: [], layouts: new Map(), records: new Map() };
      for (const name of new Set([...known.keys(), ...texts.keys()])) {
        const text = texts.get(name);
        const file = text === undefined ? known.get(name) : parseYaml(name, text, result.report);
        if (!file || (texts.has(name) && text === undefined)) continue;
        if (!name.endsWith('.yaml')) reportUnread(name, result.report);
        else if (name === 'site.yaml') changed.site = file;
        else addFile(changed, name, file, schemas.records);
      }
      const goesOn = () => steps === 'all' || isClean(result.findings);
      const invalid = goesOn() ? validate(changed, schemas, result.report) : new Set<string>();
      if (changed.site.data !== undefined && goesOn()) {
        const resolved = resolve(asOf(changed, schemas, day), schemas, result.report, invalid, whole);
        if (goesOn()) await check(resolved, result.report);
      }
      return sortFindings(result.findings);
    },
  };
}

function filesOf({ site, pages, layouts, records }: Source) {
  const files = [site, ...pages, ...layouts.values(), ...[...records.values()].map(({ file }) => file)];
  return files.map((file) => [file.file, file] as const);
}

function read(file: string): string {
  const path = join(repository, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** The texts of the files that change; undefined for one that is taken away. */
function textsAfter(edits: readonly Edit[]): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const edit of edits) texts.set(edit.file, changed(texts.get(edit.file) ?? read(edit.file), edit));
  return texts;
}

/** @throws Error when the file has the text to find not exactly once */
function changed(text: string, edit: Edit): string | undefined {
  const { file, find = '', replace, add, append, create } = edit;
  if (edit.delete) return undefined;
  if (create !== undefined) return create;
  if (append !== undefined) return text + append;
  const times = find === '' ? 0 : text.split(find).length - 1;
  if (times !== 1) throw new Error(`${JSON.stringify(find)} stands ${times} times in ${file}.`);
  return text.replace(find, () => replace ?? find + (add ?? ''));
}
