import { isMap } from '../facts/facts.ts';
import { oncePer } from '../memory/once-per.ts';
import { vouchCommand } from './given.ts';
import type { Mistake } from './mistake.ts';
import { nameFinderOf } from './names.ts';
import { createPhraseFinder } from './phrase-finder.ts';
import { type AuthoredText, isReferred, type Surroundings } from './texts.ts';

/** Finds the names under `consistency.notOurs`: places, businesses and makers that the site must not name. */
const finderOf = oncePer((site: Surroundings) => {
  const { consistency } = (site.source.site.data ?? {}) as { consistency?: unknown };
  const notOurs = isMap(consistency) ? consistency.notOurs : undefined;
  const listed = Array.isArray(notOurs) ? notOurs : isMap(notOurs) ? Object.values(notOurs).flat() : [];
  return createPhraseFinder(listed.map((name) => ({ words: String(name), isExact: true, value: String(name) })));
});

/** Names that are not ours. */
export function namesNotOurs(site: Surroundings, text: AuthoredText): Mistake[] {
  const found = finderOf(site)(text.value);
  // "Plainfield" in the name of South Plainfield is ours.
  const ours = found.length > 0 ? nameFinderOf(site)(text.value) : [];
  return found.flatMap(({ start, end, values: [name] }): Mistake[] => {
    if (isReferred(text, start, end) || ours.some((own) => own.start <= start && end <= own.end)) return [];
    return [
      {
        rule: 'not-ours',
        start,
        end,
        message: `"${name}" is listed as not ours.`,
        hint: `Take the name out, or vouch for it where it is right: ${vouchCommand(text.file)}`,
      },
    ];
  });
}
