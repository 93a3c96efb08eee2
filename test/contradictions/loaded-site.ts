import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Finding, isClean, sortFindings } from '../../cli/finding.ts';
import { createReuse } from '../../cli/memory/reuse.ts';
import { runValidate } from '../../cli/pipeline/index.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import { todayIn } from '../../cli/source/calendar.ts';
import { copyDealerSite, repository } from '../support/copy-dealer-site.ts';
import type { Edit } from './case.ts';

/** A copy of the dealer's site that stays loaded. Each case checks it with its own changes. See `factsLast`. */
export interface LoadedSite {
  /** The text of a file after the changes. */
  textAfter(edits: readonly Edit[], file: string): string;
  /** What `validate` finds after the changes. */
  findingsAfter(edits: readonly Edit[]): Promise<Finding[]>;
  /** Deletes the copy. */
  close(): void;
}

/** @throws Error if the unchanged site has findings */
export async function loadSite(): Promise<LoadedSite> {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-cases-'));
  copyDealerSite(root);
  cpSync(join(repository, '.cartwright'), join(root, '.cartwright'), { recursive: true });
  const again = { on: todayIn('America/New_York'), reuse: createReuse() };
  const { findings } = await runValidate(root, silentProgress, again);
  if (!isClean(findings)) throw new Error('The site itself has findings.');
  const textsAfter = (edits: readonly Edit[]) => {
    const texts = new Map<string, string | undefined>();
    for (const edit of edits) texts.set(edit.file, changed(texts.get(edit.file) ?? read(root, edit.file), edit));
    return texts;
  };

  return {
    textAfter: (edits, file) => textsAfter(edits).get(file) ?? read(root, file) ?? '',
    async findingsAfter(edits) {
      const texts = textsAfter(edits);
      const before = new Map([...texts.keys()].map((file) => [file, read(root, file)]));
      write(root, texts);
      const after = await runValidate(root, silentProgress, again);
      write(root, before);
      return sortFindings(after.findings);
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

function read(root: string, file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Writes files, and deletes those without a text. */
function write(root: string, texts: ReadonlyMap<string, string | undefined>): void {
  for (const [file, text] of texts) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === undefined) rmSync(path, { force: true });
    else writeFileSync(path, text);
  }
}

/**
 * The text after a change; undefined if the change deletes the file.
 * @throws Error unless the file contains the text to find exactly once
 */
function changed(text = '', edit: Edit): string | undefined {
  const { file, find = '', replace, add, append, create } = edit;
  if (edit.delete) return undefined;
  if (create !== undefined) return create;
  if (append !== undefined) return text + append;
  const times = find === '' ? 0 : text.split(find).length - 1;
  if (times !== 1) throw new Error(`${JSON.stringify(find)} stands ${times} times in ${file}.`);
  return text.replace(find, () => replace ?? find + (add ?? ''));
}
