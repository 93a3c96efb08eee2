import { stringify } from 'yaml';
import type { Question } from './question.ts';

/** Answers by question key. */
export type Answers = Record<string, unknown>;

/** File contents by name. */
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
  /**
   * Returns the files to write: new ones, and changed ones that it has read.
   * @param slug its name in addresses and references
   * @param read returns the text of a file in the site
   */
  write(slug: string, answers: Answers, read: (file: string) => string): Files;
}

/** A new file for an author. It names its schema for editors. */
export function newFile(file: string, schema: string, data: object): Files {
  const up = '../'.repeat(file.split('/').length - 1);
  const first = `# yaml-language-server: $schema=${up}schemas/generated/${schema}.schema.json\n`;
  return { [file]: first + stringify(data, { lineWidth: 0 }) };
}
