import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyOwnSite } from '../support/copy-own-site.ts';
import type { Edit } from './case.ts';

/** A copy of the dealer's site, to make changes to. */
export interface SiteCopy {
  root: string;
  /** Makes the changes, runs `use`, and takes them back. */
  withEdits<Result>(edits: readonly Edit[], use: () => Promise<Result>): Promise<Result>;
  remove(): void;
}

/** A copy in a folder of its own. */
export function copySite(): SiteCopy {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-set-'));
  copyOwnSite(root);
  return {
    root,
    remove: () => rmSync(root, { recursive: true, force: true }),
    async withEdits(edits, use) {
      const before = new Map<string, Buffer | undefined>();
      try {
        for (const edit of edits) {
          const path = join(root, edit.file);
          if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path) : undefined);
          apply(path, edit);
        }
        return await use();
      } finally {
        for (const [path, content] of before) {
          if (content) writeFileSync(path, content);
          else rmSync(path, { force: true });
        }
      }
    },
  };
}

/** @throws Error when the file has the text to find not exactly once, or there is no file where one is to be changed */
function apply(path: string, edit: Edit): void {
  if (edit.create !== undefined) {
    if (existsSync(path)) throw new Error(`${edit.file} is there already.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.create);
  } else if (edit.delete) {
    rmSync(path);
  } else if (edit.append !== undefined) {
    writeFileSync(path, `${readFileSync(path, 'utf8')}${edit.append}`);
  } else {
    writeFileSync(path, changed(readFileSync(path, 'utf8'), edit));
  }
}

function changed(text: string, { file, find = '', replace, add }: Edit): string {
  const times = find === '' ? 0 : text.split(find).length - 1;
  if (times !== 1) throw new Error(`${JSON.stringify(find)} stands ${times} times in ${file}.`);
  return text.replace(find, () => replace ?? find + (add ?? ''));
}
