import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../support/copy-dealer-site.ts';
import { type Edit, editsOf, readCases } from './case.ts';
import { classOf, describeMiss, type Judged, runCases, summarize } from './run.ts';

/** The promises. `beyond` has cases that would need an understanding of English; we measure it by hand. */
const classes = ['typed-figures', 'references', 'names', 'wordings', 'structure', 'harmless'];
const all = readCases(import.meta.dirname);
const cases = all.filter((testCase) => classes.includes(classOf(testCase)));
let judged: Judged[];

beforeAll(async () => {
  judged = await runCases(cases, 8);
  console.log(summarize(judged));
}, 1_800_000);

describe('the set of contradictions', () => {
  it('has cases for every promise, each with a unique name', () => {
    expect(new Set(cases.map(classOf))).toEqual(new Set(classes));
    expect(new Set(cases.map(({ topic, name }) => `${topic}: ${name}`)).size).toBe(cases.length);
  });

  it('has no case, also beyond the promises, whose text is no longer on the site', () => {
    const isGone = ({ file, find }: Edit) =>
      find !== undefined && !readFileSync(join(repository, file), 'utf8').includes(find);
    const first = all.flatMap((testCase) => editsOf(testCase).slice(0, 1));
    expect(first.length).toBeGreaterThan(cases.length);
    expect(first.filter(isGone)).toEqual([]);
  });

  it.each(cases.map(({ topic, name }, index) => ({ topic, name, index })))('$topic: $name', ({ index }) => {
    expect(describeMiss(judged[index] as Judged)).toBe('');
  });
});
