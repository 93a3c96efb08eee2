import { beforeAll, describe, expect, it } from 'vitest';
import { readCases } from './case.ts';
import { classOf, describeMiss, type Judged, runCases, summarize } from './run.ts';

/** The promises. `beyond` has cases that would need an understanding of English; we measure it by hand. */
const classes = ['typed-figures', 'references', 'names', 'wordings', 'structure', 'harmless'];
const cases = readCases(import.meta.dirname).filter((testCase) => classes.includes(classOf(testCase)));
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

  it.each(cases.map(({ topic, name }, index) => ({ topic, name, index })))('$topic: $name', ({ index }) => {
    expect(describeMiss(judged[index] as Judged)).toBe('');
  });
});
