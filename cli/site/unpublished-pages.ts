import { mapOf } from '../../schemas/fact-map.ts';
import { formatDay } from '../../schemas/format.ts';
import type { Severity } from '../finding.ts';
import type { Calendar, Unpublished } from '../source/calendar.ts';
import type { Source } from '../source/source.ts';
import { routeOf } from './routes.ts';
import type { Site } from './site.ts';

/** The pages that are not on the site on this date, by address, and why. Includes drafts that we do show, as a warning. */
export function unpublishedPages({ calendar, pages }: Site) {
  // Lazy files have no `draft` key.
  const shown = pages.filter(({ source }) => !source.isLazy && mapOf(source.data).draft === true);
  const entryFor = (route: string, page: Unpublished, severity: Severity) =>
    [route, { ...reasonFor(page, calendar), severity }] as const;
  const drafts = shown.map(({ route, source: { file } }) => entryFor(route, { file, isDraft: true }, 'warning'));
  return new Map([...calendar.unpublished.map((page) => entryFor(routeOf(page.file), page, 'error')), ...drafts]);
}

/** The records that are not on the site on this date, and those that are gone since the last build, by fact path. */
export function absentFacts(calendar: Calendar, { knownAddresses }: Source) {
  const pathOf = (file: string) => file.replace(/^pages\/|^\/|\.yaml$/g, '').replaceAll('/', '.');
  const before = knownAddresses.map(pathOf).filter((path) => path.includes('.'));
  const hint = 'The last build had its file: bring the file back, or take this out.';
  const unpublished = calendar.unpublished.map((record) => [pathOf(record.file), reasonFor(record, calendar)] as const);
  const gone = before.map((path) => [path, { reason: 'does not exist any more', hint }] as const);
  return new Map([...gone, ...unpublished]);
}

/** Why nothing may refer to a page. The reason goes after "a page that" or after a fact's name. */
function reasonFor({ file, isDraft, publishOn, until }: Unpublished, { on }: Calendar) {
  if (isDraft) return { reason: 'is a draft', hint: `Take "draft: true" out of ${file}, or take this out.` };
  if (until !== undefined && until < on)
    return { reason: `was there until ${formatDay(until)}`, hint: `Take this out, or correct "until:" in ${file}.` };
  return {
    reason: `is not there before ${formatDay(publishOn ?? '')}`,
    hint: `Take this out until then. If it stands in a block, you can write "publishOn: ${publishOn}" there instead.`,
  };
}
