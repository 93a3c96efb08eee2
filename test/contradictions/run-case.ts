import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planCards } from '../../cli/cards/card-file.ts';
import { collectFindings, type Finding, isClean, sortFindings } from '../../cli/finding.ts';
import { runValidate } from '../../cli/pipeline/index.ts';
import { type Renderer, render } from '../../cli/pipeline/render.ts';
import { verify } from '../../cli/pipeline/verify.ts';
import { silentProgress } from '../../cli/report/progress.ts';
import type { Case, Expectation } from './case.ts';
import type { SiteCopy } from './site-copy.ts';

/** What came of one case. */
export interface CaseResult {
  /** Expected findings that were not given, `file:line rule`. */
  missing: string[];
  /** Findings that were not expected, with their words. */
  extra: string[];
  /** How many findings were expected and given. */
  hits: number;
  /** Time of the run, in milliseconds. */
  elapsed: number;
}

/** Makes the changes of a case to the copy and takes every step that `build` does, short of writing. */
export async function runCase(copy: SiteCopy, one: Case, renderer: Renderer): Promise<CaseResult> {
  const changes = [one, ...(one.edits ?? [])].filter((edit) => edit.file !== undefined);
  return copy.withEdits(changes, async () => {
    const start = performance.now();
    const findings = await findingsOf(copy.root, renderer);
    const elapsed = performance.now() - start;
    const expected = one.expect.map((expectation) => placeOf(copy.root, one, expectation));
    const given = findings.map((finding) => ({ finding, place: `${finding.file}:${finding.line} ${finding.rule}` }));
    const missing = expected.filter((place) => !given.some((other) => other.place === place));
    const extra = given.filter(({ place }) => !expected.includes(place));
    return {
      missing,
      extra: extra.map(({ place, finding }) => `${place} (${finding.severity}): ${finding.message}`),
      hits: expected.length - missing.length,
      elapsed,
    };
  });
}

async function findingsOf(root: string, renderer: Renderer): Promise<Finding[]> {
  const { findings, site } = await runValidate(root, silentProgress);
  if (!site || !isClean(findings)) return sortFindings(findings);
  const baseUrl = (site.facts.tree.dealer as { url: string }).url;
  const { findings: verified, report } = collectFindings();
  await verify(
    await render(site, renderer, { baseUrl, cards: planCards(site), dates: {}, today: '2026-01-01' }),
    report,
  );
  return sortFindings([...findings, ...verified]);
}

function placeOf(root: string, one: Case, { rule, at, file = one.file }: Expectation): string {
  if (at === undefined) return `${file}:1 ${rule}`;
  const lines = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split('\n') : [];
  const found = lines.flatMap((line, index) => (line.includes(at) ? [index + 1] : []));
  if (found.length !== 1) throw new Error(`${JSON.stringify(at)} stands on ${found.length} lines of ${file}.`);
  return `${file}:${found[0]} ${rule}`;
}
