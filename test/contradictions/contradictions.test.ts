import { beforeAll, describe, expect, it } from 'vitest';
import { readCases } from './case.ts';
import { describeMiss, type Judged, runCases, summarize } from './run.ts';

const cases = readCases(import.meta.dirname);
const isHarmless = (judged: Judged) => judged.one.expect.length === 0;
let judged: Judged[];

beforeAll(async () => {
  judged = await runCases(cases);
  console.log(summarize(judged));
}, 900_000);

describe('the set of contradictions', () => {
  it('has at least 150 contradictions and 60 harmless edits, each with a name of its own', () => {
    expect(judged.filter((one) => !isHarmless(one)).length).toBeGreaterThanOrEqual(150);
    expect(judged.filter(isHarmless).length).toBeGreaterThanOrEqual(60);
    expect(new Set(cases.map(({ topic, name }) => `${topic}: ${name}`)).size).toBe(cases.length);
  });

  it.each(cases.map(({ topic, name }, index) => ({ topic, name, index })))('$topic: $name', ({ index }) => {
    expect(describeMiss(judged[index] as Judged)).toBe('');
  });
});
