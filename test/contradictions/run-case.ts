import { type Case, type Edit, type Expectation, editsOf } from './case.ts';
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

/**
 * Makes the changes of several cases at once and gives what came of each. Cases that did not give just what they must are made again,
 * without the others, and in the end alone: a wrong value hides what follows from it, and two cases on one line cannot be told apart.
 */
export async function runTogether(site: LoadedSite, cases: readonly Case[]): Promise<CaseResult[]> {
  const together = cases.length > 1 ? await runAll(site, cases).catch(() => []) : [];
  const isDone = (_: Case, index: number) => together[index] !== undefined && isRight(together[index]);
  const open = cases.filter((testCase, index) => !isDone(testCase, index));
  const again: CaseResult[] = [];
  if (open.length < cases.length && open.length > 1) again.push(...(await runTogether(site, open)));
  else for (const testCase of open) again.push(await runAlone(site, testCase));
  return cases.map((testCase, index) => (isDone(testCase, index) ? together[index] : again.shift()) as CaseResult);
}

const isRight = ({ missing, extra }: CaseResult) => missing.length + extra.length === 0;

async function runAlone(site: LoadedSite, testCase: Case): Promise<CaseResult> {
  const [result] = await runAll(site, [testCase]).catch((error: Error) => [
    { missing: [], hits: 0, extra: [`The case itself is wrong: ${error.message}`] },
  ]);
  return result as CaseResult;
}

/** Makes the changes of the cases to the loaded site and holds the findings against those that each expects. */
async function runAll(site: LoadedSite, cases: readonly Case[]): Promise<CaseResult[]> {
  const edits = cases.flatMap(editsOf);
  const expected = cases.map((testCase) => testCase.expect.map((item) => placeOf(site, edits, testCase, item)));
  const findings = await site.findingsAfter(edits);
  const given = findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  const wrong = findings.filter(({ rule, severity }) => severity === 'error' && rule !== 'typed-figure');
  return cases.map((testCase, index) => {
    const wanted = expected[index] as string[];
    const isElsewhere = (place: string) => expected.some((places, at) => at !== index && places.includes(place));
    const missing = wanted.filter((place) => !given.includes(place) || isElsewhere(place));
    const extra = testCase.expect.length > 0 ? [] : wrong;
    return {
      missing,
      extra: extra.map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`),
      hits: wanted.length - missing.length,
    };
  });
}

function placeOf(site: LoadedSite, edits: readonly Edit[], testCase: Case, expectation: Expectation): string {
  const { rule, at, file = testCase.file } = expectation;
  if (at === undefined) return `${file}:1 ${rule}`;
  const lines = site.textAfter(edits, file).split('\n');
  const found = lines.flatMap((line, index) => (line.includes(at) ? [index + 1] : []));
  if (found.length !== 1) throw new Error(`${JSON.stringify(at)} stands on ${found.length} lines of ${file}.`);
  return `${file}:${found[0]} ${rule}`;
}
