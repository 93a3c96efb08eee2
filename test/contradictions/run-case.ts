import { type Case, type Edit, type Expectation, editsOf } from './case.ts';
import type { LoadedSite } from './loaded-site.ts';

/** The result of one case. */
export interface CaseResult {
  /** Expected findings that did not appear, as `file:line rule`. */
  missing: string[];
  /** Unexpected findings with their messages. Only a harmless edit must have none. */
  extra: string[];
  /** How many expected findings appeared. */
  hits: number;
}

/**
 * Makes the changes of several cases at once and returns each result. Cases with a wrong result run again without the rest, and
 * finally alone, because a wrong value hides what follows from it, and two cases can share a line.
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

/** Makes the changes of the cases on the loaded site and compares the findings with what each case expects. */
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
