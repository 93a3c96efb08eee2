import { mapOf } from '../../schemas/fact-map.ts';
import type { Severity } from '../finding.ts';
import { type Calendar, dayText, type Unpublished } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import { routeOf } from './routes.ts';
import type { Site } from './site.ts';

/** Why nothing may lead or refer to a page. */
export interface UnpublishedPage {
  /** What follows "a page that" or the name of a fact. */
  reason: string;
  hint: string;
  /** A warning where drafts are shown all the same. */
  severity: Severity;
}

/** The pages that are not on the site on its day, by address; drafts also where they are shown. */
export function unpublishedPages({ calendar, pages }: Site): Map<string, UnpublishedPage> {
  // A file that is read when somebody asks says nothing of drafts.
  const shown = pages.filter(({ source }) => !source.isLazy && mapOf(source.data).draft === true);
  const drafts = shown.map(({ route, source: { file } }): [string, UnpublishedPage] => {
    return [route, { ...reasonFor({ file, isDraft: true }, calendar), severity: 'warning' }];
  });
  const others = calendar.unpublished.map((page): [string, UnpublishedPage] => {
    return [routeOf(page.file), { ...reasonFor(page, calendar), severity: 'error' }];
  });
  return new Map([...others, ...drafts]);
}

/** The records that are not on the site on its day, and those that the last build had and that are gone, by their paths among the facts. */
export function absentFacts(calendar: Calendar, { knownAddresses, records }: Source) {
  const pathOf = (file: string) => file.replace(/^pages\/|^\/|\.yaml$/g, '').replaceAll('/', '.');
  const before = knownAddresses.map(pathOf).filter((path) => path.includes('.'));
  const added = [...records.keys()].filter((path) => !before.includes(path));
  const now = added.length === 1 ? `write "${added[0]}" if it is that now, ` : '';
  const hint = `The last build had its file: ${now}bring the file back, or take this out.`;
  const unpublished = calendar.unpublished.map((record) => [pathOf(record.file), reasonFor(record, calendar)] as const);
  const gone = before.map((path) => [path, { reason: 'does not exist any more', hint }] as const);
  return new Map([...gone, ...unpublished]);
}

function reasonFor({ file, isDraft, publishOn, until }: Unpublished, { on }: Calendar) {
  if (isDraft) return { reason: 'is a draft', hint: `Take "draft: true" out of ${file}, or take this out.` };
  if (until !== undefined && until < on)
    return { reason: `was there until ${dayText(until)}`, hint: `Take this out, or correct "until:" in ${file}.` };
  return {
    reason: `is not there before ${dayText(publishOn ?? '')}`,
    hint: `Write "publishOn: ${publishOn}" in the block that this stands in too, or take this out until then.`,
  };
}
