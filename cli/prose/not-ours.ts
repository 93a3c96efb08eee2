import { isMap } from '../facts/facts.ts';
import { oncePer } from '../memory/once-per.ts';
import { vouchCommand } from './given.ts';
import type { Mistake } from './mistake.ts';
import { nameFinderOf } from './names.ts';
import { type AuthoredText, isReferred, type Surroundings } from './texts.ts';

/** Names under `consistency.notOurs`: places, businesses and makers that the site must not name. */
const notOursOf = oncePer((site: Surroundings): RegExp | undefined => {
  const { consistency } = (site.source.site.data ?? {}) as { consistency?: unknown };
  const listed = isMap(consistency) ? consistency.notOurs : undefined;
  const names = (isMap(listed) ? Object.values(listed).flat() : Array.isArray(listed) ? listed : []).map(String);
  if (names.length === 0) return undefined;
  const longest = names.sort((one, other) => other.length - one.length).map((name) => RegExp.escape(name));
  return new RegExp(`(?<![\\w-])(?:${longest.join('|')})(?![\\w-])`, 'g');
});

/** Names that are not ours. */
export function namesNotOurs(site: Surroundings, text: AuthoredText): Mistake[] {
  const pattern = notOursOf(site);
  if (!pattern) return [];
  const ours = nameFinderOf(site)(text.value);
  return [...text.value.matchAll(pattern)].flatMap(({ 0: name, index }): Mistake[] => {
    const end = index + name.length;
    // "Plainfield" in the name of South Plainfield is ours.
    if (ours.some((own) => own.start <= index && end <= own.end)) return [];
    if (isReferred(text, index, end)) return [];
    return [
      {
        rule: 'not-ours',
        start: index,
        end,
        message: `"${name}" is listed as not ours.`,
        hint: `Take the name out, or vouch for it where it is right: ${vouchCommand(text.file)}`,
      },
    ];
  });
}
