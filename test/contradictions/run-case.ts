import type { Case, Expectation } from './case.ts';
import type { LoadedSite } from './loaded-site.ts';

/** What came of one case. */
export interface CaseResult {
  /** Expected findings that were not given, `file:line rule`. */
  missing: string[];
  /** Findings that were not expected, with their words. Only a harmless edit must have none. */
  extra: string[];
  /** How many findings were expected and given. */
  hits: number;
}

/** Makes the changes of a case to the loaded site and holds the findings against those that it expects. */
export async function runCase(site: LoadedSite, testCase: Case): Promise<CaseResult> {
  const edits = [testCase, ...(testCase.edits ?? [])].filter((edit) => edit.file !== undefined);
  const findings = await site.findingsAfter(edits);
  const expected = testCase.expect.map((expectation) => placeOf(site, testCase, expectation));
  const given = findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const missing = expected.filter((place) => !given.includes(place));
  const extra = findings.filter(
    ({ rule, severity }) => testCase.expect.length === 0 && severity === 'error' && rule !== 'typed-figure',
  );
  return {
    missing,
    extra: extra.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`),
    hits: expected.length - missing.length,
  };
}

function placeOf(site: LoadedSite, testCase: Case, { rule, at, file = testCase.file }: Expectation): string {
  if (at === undefined) return `${file}:1 ${rule}`;
  const edits = [testCase, ...(testCase.edits ?? [])].filter((edit) => edit.file !== undefined);
  const lines = site.textAfter(edits, file).split('\n');
  const found = lines.flatMap((line, index) => (line.includes(at) ? [index + 1] : []));
  if (found.length !== 1) throw new Error(`${JSON.stringify(at)} stands on ${found.length} lines of ${file}.`);
  return `${file}:${found[0]} ${rule}`;
}
