import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** One change to the dealer's site. */
export interface Edit {
  /** Path relative to the site's root. */
  file: string;
  /** Text that the file contains exactly once. */
  find?: string;
  /** Replaces `find`. */
  replace?: string;
  /** Goes right after `find`. */
  add?: string;
  /** Goes at the end of the file. */
  append?: string;
  /** Contents of a new file. */
  create?: string;
  /** Deletes the file. */
  delete?: true;
}

/** An expected finding: the rule, and a text that only the line of the finding contains after the change. */
export interface Expectation {
  rule: string;
  /** Text on the line; by default, the first line of the file. */
  at?: string;
  /** File of the finding; by default, the file of the case. */
  file?: string;
}

/** One or more changes with the findings they must cause. A harmless change causes none. */
export interface Case extends Edit {
  /** A full sentence. */
  name: string;
  /** More changes. */
  edits?: Edit[];
  expect: Expectation[];
  /** File of the case, relative to the folder of the set. */
  topic: string;
}

/** Every case below `folder`, in the order of the files. */
export function readCases(folder: string): Case[] {
  const topics = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return topics.sort().flatMap((topic) => {
    const cases = parse(readFileSync(join(folder, topic), 'utf8')) as Omit<Case, 'topic'>[];
    return cases.map((testCase) => ({ ...testCase, expect: testCase.expect ?? [], topic }));
  });
}

/**
 * Sorts cases so that they run faster: first those that do not change facts. If facts change, everything is computed again, and
 * only the results for the latest facts are kept.
 */
export function factsLast<Made extends Changes>(cases: readonly Made[]): Made[] {
  return [...cases].sort((a, b) => Number(changesFacts(a)) - Number(changesFacts(b)));
}

/** One or more edits. */
type Changes = Edit & { edits?: Edit[] };

/** All changes of a case. */
export function editsOf(changes: Changes): Edit[] {
  return [changes, ...(changes.edits ?? [])].filter(({ file }) => file !== undefined);
}

function changesFacts(changes: Changes): boolean {
  return editsOf(changes).some(({ file }) => file === 'site.yaml' || file.startsWith('pages/vehicles/'));
}

/**
 * Groups cases whose changes can be made together, so that the site is read once for a group. A group has either harmless cases,
 * which cause no findings at all, or cases that expect findings in different files. No page is changed by two cases of a group,
 * because nearby words affect each other.
 * @param size the maximum number of cases in a group
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
