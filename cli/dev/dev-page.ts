import type { DevFinding, DevPage, DevPlace } from '../../schemas/generated/dev-page.ts';
import { type Finding, idOf, type Location, sortFindings } from '../finding.ts';
import type { Outcome } from '../pipeline/read-site.ts';
import { codeFrame } from '../report/code-frame.ts';
import { sourceFiles } from '../source/source.ts';
import { changesFor } from './page-changes.ts';

/** How many mistakes of other pages are named. */
const named = 20;

/**
 * The mistakes of a page, as the overlay shows them.
 * @param ofPage findings of the page
 * @param withChanges also says what can be written for each, which takes a moment
 */
export function devPage(path: string, now: Outcome, ofPage: readonly Finding[], withChanges: boolean): DevPage {
  const files = new Map(sourceFiles(now.source).map((source) => [source.file, source]));
  const place = ({ file, line, column, ...rest }: Location & { message: string }): DevPlace => {
    const frame = codeFrame(files.get(file)?.text.split('\n'), { file, line, column, ...rest });
    return { file, line, column, message: rest.message, frame };
  };
  const offersFor = (finding: Finding) => (withChanges && now.site ? changesFor(now.site, finding) : []);
  const shown = (finding: Finding): DevFinding => ({
    id: idOf(finding),
    rule: finding.rule,
    severity: finding.severity,
    place: place(finding),
    hint: finding.hint,
    related: (finding.related ?? []).map(place),
    changes: offersFor(finding).map(({ kind, label, lines }) => ({ kind, label, lines })),
  });
  const all = sortFindings([...now.findings, ...ofPage]);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const elsewhere = all.filter((finding) => !ofPage.includes(finding));
  return {
    path,
    isHeld: false,
    findings: ofPage.map(shown),
    elsewhere: elsewhere.slice(0, named).map(place),
    counts: { errors, warnings: all.length - errors },
  };
}
