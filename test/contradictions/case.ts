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
 * In an order that takes less time: those first that leave the facts as they are. A look makes everything anew for other facts, and
 * keeps what it made for the last ones alone.
 */
export function factsLast<Made extends Changes>(cases: readonly Made[]): Made[] {
  return [...cases].sort((a, b) => Number(changesFacts(a)) - Number(changesFacts(b)));
}

/** An edit, or several. */
type Changes = Edit & { edits?: Edit[] };

/** All that a case changes. */
export function editsOf(changes: Changes): Edit[] {
  return [changes, ...(changes.edits ?? [])].filter(({ file }) => file !== undefined);
}

function changesFacts(changes: Changes): boolean {
  return editsOf(changes).some(({ file }) => file === 'site.yaml' || file.startsWith('pages/vehicles/'));
}

/**
 * Groups of cases whose changes can be made at once, so that the site is read once for all of them. Harmless ones are together, which have
 * no findings at all then, or those that expect some in files of their own. No page is changed by two of a group: words that stand near
 * each other speak together.
 * @param size how many cases a group may have
 */
export function inGroups(cases: readonly Case[], size: number): Case[][] {
  const groups: { kind: string; pages: Set<string>; cases: Case[] }[] = [];
  for (const testCase of factsLast(cases)) {
    const files = editsOf(testCase).map(({ file }) => file);
    const kind = kindOf(testCase, files);
    const pages = new Set(files).difference(new Set(['site.yaml']));
    const isFit = (group: (typeof groups)[number]) =>
      group.kind === kind && group.cases.length < size && group.pages.isDisjointFrom(pages);
    const group = kind === 'alone' ? undefined : groups.find(isFit);
    if (group) {
      group.cases.push(testCase);
      for (const page of pages) group.pages.add(page);
    } else groups.push({ kind, pages, cases: [testCase] });
  }
  return groups.map((group) => group.cases);
}

function kindOf(testCase: Case, files: readonly string[]): string {
  const isAlone = testCase.expect.some(
    ({ rule, file = testCase.file }) => !files.includes(file) || rule === 'yaml-syntax',
  );
  if (isAlone) return 'alone';
  return changesFacts(testCase) ? `facts ${testCase.expect[0]?.rule}` : `pages ${testCase.expect.length > 0}`;
}
