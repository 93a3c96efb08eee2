import type { DevChange, DevFinding, DevPage, DevPlace } from '../../schemas/generated/dev-page.ts';
import { type Finding, idOf, type Location, placeOf, sortFindings } from '../finding.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Outcome } from '../pipeline/read-site.ts';
import { findingOf } from '../prose/mistakes-in.ts';
import { fixFigures } from '../provenance/fix.ts';
import { answerable, openQuestions } from '../provenance/open-questions.ts';
import type { ChangedFile } from '../provenance/text-edits.ts';
import { writeAnswers } from '../provenance/write-answers.ts';
import { codeFrame } from '../report/code-frame.ts';
import { foldersOf, routeOf } from '../site/routes.ts';
import type { Page, Site } from '../site/site.ts';
import { sourceFiles } from '../source/source.ts';
import type { SourceFile } from '../source/source-file.ts';

/** What we have read last. Before a first success, there is no source. */
export type LastRead = Partial<Outcome> & Pick<Outcome, 'findings'>;

/**
 * The findings that affect a page, from all files that it is made of. Those in its own file come first.
 * @param lastFile file of the last page at that path, since a file that we cannot read gives no page
 */
export function findingsOnPage(
  { findings, source, site }: LastRead,
  page: Page | undefined,
  path: string,
  lastFile?: string,
): Finding[] {
  // Without a site, every mistake keeps every page from being shown.
  if (!site || !source) return sortFindings(findings);
  const pageFile = page && page.kind !== 'fallback' ? page.source.file : lastFile;
  // The files behind a page: its own, its layouts and that of the facts.
  const folders = page ? foldersOf(page.source.file) : [];
  const layouts = folders.flatMap((folder) => source.layouts.get(folder)?.file ?? []);
  const files = new Set([page?.source.file, source.site.file, ...layouts]);
  const first = findings.filter(({ file }) => file === pageFile || routeOf(file) === path);
  const rest = findings.filter((finding) => files.has(finding.file) && !first.includes(finding));
  return [...sortFindings(first), ...sortFindings(rest)];
}

const questionsIn = oncePer((site: Site) => oncePer((file: SourceFile) => openQuestions(site, file)));

/** The fixes that we can write for a mistake, the same as `given` and `validate --fix` write. */
export function changesFor(site: Site | undefined, finding: Finding): (DevChange & { change: ChangedFile })[] {
  const file = site && sourceFiles(site.source).find((source) => source.file === finding.file);
  const questions = file && answerable.has(finding.rule) ? questionsIn(site)(file) : [];
  const isSame = (found: Omit<Finding, 'severity'>) =>
    found.rule === finding.rule && placeOf(found) === placeOf(finding);
  const question = questions.find(({ found }) => isSame(findingOf(found)));
  if (!file || !question) return [];
  const fixed = fixFigures(site, [question.found]);
  const vouched = writeAnswers(site, file, questions, new Map([[question, 'vouch']]), false);
  const offers = [
    ...fixed.map((change) => ({ kind: 'reference' as const, label: 'Write the reference', change })),
    { kind: 'vouch' as const, label: 'Vouch for it', change: vouched },
  ];
  return offers.flatMap(({ change, ...offer }) => {
    const lines = change.lines.map(({ line, after }) => `${String(line).padStart(5)} | ${after}`);
    return lines.length > 0 ? [{ ...offer, lines, change }] : [];
  });
}

/** How many mistakes on other pages we list. */
const named = 20;

/** How many mistakes of a page we offer fixes for at once. Each takes milliseconds. */
const fixable = 20;

/** The mistakes of a page and the fixes for each, for the overlay. @param isHeld true if the page shown is the last good one */
export function devPage(path: string, now: LastRead, ofPage: readonly Finding[], isHeld: boolean): DevPage {
  const files = new Map((now.source ? sourceFiles(now.source) : []).map((source) => [source.file, source]));
  const place = ({ file, line, column, ...rest }: Location & { message: string }): DevPlace => {
    const frame = codeFrame(files.get(file)?.text.split('\n'), { file, line, column, ...rest });
    return { file, line, column, message: rest.message, frame };
  };
  const shown = (finding: Finding, index: number): DevFinding => ({
    id: idOf(finding),
    rule: finding.rule,
    severity: finding.severity,
    place: place(finding),
    hint: finding.hint,
    related: (finding.related ?? []).map(place),
    changes: (index < fixable ? changesFor(now.site, finding) : []).map(({ change: _, ...offer }) => offer),
  });
  const all = sortFindings([...now.findings, ...ofPage]);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const elsewhere = all.filter((finding) => !ofPage.includes(finding));
  return {
    path,
    isHeld,
    findings: ofPage.map(shown),
    elsewhere: elsewhere.slice(0, named).map(place),
    counts: { errors, warnings: all.length - errors },
  };
}
