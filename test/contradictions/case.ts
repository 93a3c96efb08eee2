import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One change to the dealer's site. */
export interface Edit {
  /** Path relative to the site's root. */
  file: string;
  /** Text that stands in the file exactly once. */
  find?: string;
  /** What stands in its place. */
  replace?: string;
  /** What is put right behind it. */
  add?: string;
  /** What is put at the end of the file. */
  append?: string;
  /** Contents of a new file. */
  create?: string;
  /** Takes the file away. */
  delete?: true;
}

/** A finding that must be given: the rule, and the line by a text that stands on it alone, after the change. */
export interface Expectation {
  rule: string;
  /** Text on the line; the first line of the file unless given. */
  at?: string;
  /** File of the finding; that of the case unless given. */
  file?: string;
}

/** A change, or several, with the findings that it must give; a harmless one expects none. */
export interface Case extends Edit {
  /** A sentence. */
  name: string;
  /** Further changes. */
  edits?: Edit[];
  expect: Expectation[];
  /** File that holds the case, relative to the folder of the set. */
  topic: string;
}

/** Every case of the set below `folder`, in the order of the files. */
export function readCases(folder: string): Case[] {
  const topics = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return topics.sort().flatMap((topic) => {
    const cases = parse(readFileSync(join(folder, topic), 'utf8')) as Omit<Case, 'topic'>[];
    return cases.map((testCase) => ({ ...testCase, expect: testCase.expect ?? [], topic }));
  });
}

/**
 * In an order that takes less time: those first that leave the facts as they are. A session makes everything anew for other facts, and
 * keeps what it made for the last ones alone.
 */
export function factsLast<Made extends Edit & { edits?: Edit[] }>(cases: readonly Made[]): Made[] {
  const isFact = ({ file }: Edit) => file === 'site.yaml' || file?.startsWith('pages/vehicles/');
  const changesFacts = (made: Made) => Number([made, ...(made.edits ?? [])].some(isFact));
  return [...cases].sort((a, b) => changesFacts(a) - changesFacts(b));
}
