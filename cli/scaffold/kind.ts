import { existsSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Path, SourceFile } from '../source/source-file.ts';
import { withEntry } from '../source/with-entry.ts';
import type { Question } from './question.ts';

/** Answers by question key. */
export type Answers = Record<string, unknown>;

/** New and changed files: their texts by name. */
export type Files = Record<string, string>;

/** Something that `new` can begin. */
export interface Kind {
  name: string;
  description: string;
  questions: Question[];
  /** The folder of its page file, whose name is the slug. */
  folder?: string;
  /** The collection that it adds an entry to. */
  collection?: string;
  /** Other kinds to begin with it, since without them no page shows it. */
  needs?: string[];
  /** Adds what it writes to `files`. */
  write(slug: string, answers: Answers, files: Files): void;
}

/** A new file for an author. It names its schema for editors, if the site is in a folder that has it. */
export function addFile(files: Files, file: string, schema: string, data: object): void {
  const up = '../'.repeat(file.split('/').length - 1);
  const path = `schemas/generated/${schema}.schema.json`;
  const first = existsSync(path) ? `# yaml-language-server: $schema=${up}${path}\n` : '';
  files[file] = first + stringify(data, { lineWidth: 0 });
}

/** Adds an entry to a map or list in a file of the site. */
export function addEntry(files: Files, { file, text }: SourceFile, path: Path, entry: unknown): void {
  files[file] = withEntry(files[file] ?? text, path, entry);
}
