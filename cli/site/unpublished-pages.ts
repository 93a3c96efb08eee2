import type { Severity } from '../finding.ts';
import { dayText } from '../source/calendar.ts';
import { routeOf } from './routes.ts';
import type { Site } from './site.ts';

/** Why nothing may lead to a page. */
export interface UnpublishedPage {
  /** What follows "a page that". */
  reason: string;
  hint: string;
  /** A warning where drafts are shown all the same. */
  severity: Severity;
}

const draft = { reason: 'is a draft', hint: 'Take "draft: true" out of that page, or the link out of this.' };

/** The pages that are not on the site on its day, by address; drafts also where they are shown. */
export function unpublishedPages({ calendar, pages }: Site): Map<string, UnpublishedPage> {
  // A file that is read when somebody asks says nothing of drafts.
  const shown = pages.filter(({ source }) => !source.isLazy && (source.data as { draft?: unknown }).draft === true);
  const drafts = shown.map(({ route }): [string, UnpublishedPage] => [route, { ...draft, severity: 'warning' }]);
  const others = calendar.unpublished.map(({ file, isDraft, publishOn, until }): [string, UnpublishedPage] => {
    if (isDraft) return [routeOf(file), { ...draft, severity: 'error' }];
    const isOver = until !== undefined && until < calendar.on;
    const reason = isOver ? `was there until ${dayText(until)}` : `is not there before ${dayText(publishOn ?? '')}`;
    const hint = isOver
      ? 'Take the link out.'
      : `Say "publishOn: ${publishOn}" for the block with the link too, or take the link out until then.`;
    return [routeOf(file), { reason, hint, severity: 'error' }];
  });
  return new Map([...others, ...drafts]);
}
