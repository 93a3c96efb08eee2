import { stringify } from 'yaml';
import type { Question } from './question.ts';

/** The answers, by the keys of the questions. */
export type Answers = Record<string, unknown>;

/** Texts of files as they are to be, by their names. */
export type Files = Record<string, string>;

/** Something that `new` can begin. */
export interface Kind {
  name: string;
  description: string;
  questions: Question[];
  /** The folder of its page, which is named by its slug. */
  folder?: string;
  /** The collection that it becomes an entry of. */
  collection?: string;
  /** Kinds that have to be begun with it, since nothing is to be seen of it without. */
  needs?: string[];
  /**
   * The files that it is written in: new ones, and those that it has read.
   * @param slug its name in addresses and references
   * @param read the text of a file of the site
   */
  write(slug: string, answers: Answers, read: (file: string) => string): Files;
}

/** A new file of an author, which names its schema for editors. */
export function newFile(file: string, schema: string, data: object): Files {
  const up = '../'.repeat(file.split('/').length - 1);
  const first = `# yaml-language-server: $schema=${up}schemas/generated/${schema}.schema.json\n`;
  return { [file]: first + stringify(data, { lineWidth: 0 }) };
}
