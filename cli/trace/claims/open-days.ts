import { timesByDay, week } from '../../facts/opening-hours.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { scopesIn } from '../judge-hours.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const weekday = `(?:${week.join('|')})`;
const days = new RegExp(`\\b(?:${weekday}s?|week-?ends?)\\b`, 'gi');
/** Invitations and rests, by which a sentence says of a day that somebody can come, or that nobody works. */
const invites = new RegExp(
  `\\b(?:come (?:then|by|in|over|and see)|so come|stop by|drop (?:by|in)|visit us|walk in|see us|meet us|${weekday} (?:morning |afternoon |evening )?(?:test[ -]drives?|test[ -]rides?|showroom visits?))\\b`,
  'i',
);
/** The same, where it is said of what. */
const includes = new RegExp(
  `\\b(?:(?:any|every) day of the week|${weekday}s? (?:too|included|as well|(?:is|are|being) (?:the |our |a )?(?:quietest|busiest|best|slowest|calmest|quiet|busy|good)))\\b`,
  'i',
);
const rests =
  /\b(?:rests?|(?:are|is|stays?|stand) (?:off|idle|parked|at home|still)|(?:showrooms?|stores?|workshop|doors) (?:is|are|stays?|stands?|remains?|keeps?) (?:shut|dark|locked)|take(?:s)? (?:the day|\w+day)s? off|no (?:deliver(?:y|ies)|service|visits|test[ -]drives?)|never leaves? the (?:yard|lot)|(?:(?:do|does) not|don['’]t|doesn['’]t|never) (?:deliver|drive|work|come out|run))\b/i;
const hedged = /\b(?:if|unless|except|but|not|no longer|appointment|call|online|emergenc\w+)\b|n['’]t\b/i;
/** "Any day but Sunday": nothing on that one. */
const allBut = new RegExp(
  `\\b(?:any|every|each) (?:single )?day (?:of the week )?(?:but|except(?: for)?|save|other than|apart from) (?:on )?(?:a )?${weekday}s?\\b`,
  'i',
);
/** "A weekday affair": nothing on Saturdays and Sundays. */
const weekdaysOnly =
  /\b(?:(?:strictly|only|just|purely) (?:a |an? )?(?:on )?week-?days?|week-?days? only|(?:strictly|only) (?:a )?week-?day (?:affair|business|job|service))\b/gi;

/** "Sunday mornings are quiet here, so come then", "our trucks rest on Sundays": days on which a scope is open, or is not, said without a time. */
export const openDays: ClaimReader = {
  cue: () => new RegExp(`${days.source}|${weekdaysOnly.source}`, 'i'),
  read(site, text) {
    return sentencesOf(text.value).flatMap(({ sentence, index }) => {
      const [scope, ...more] = scopesIn(sentence);
      const limits = [...sentence.matchAll(weekdaysOnly)];
      const isInvitation = invites.test(sentence) || (scope !== undefined && includes.test(sentence));
      const isRest = rests.test(sentence) || allBut.test(sentence) || limits.length > 0;
      if (isInvitation === isRest || isHedged(sentence)) return [];
      const meant = isInvitation && scope === undefined ? 'store' : scope;
      const isOpen = meant === undefined || more.length > 0 ? undefined : openOn(site, meant);
      if (!isOpen) return [];
      const isWrong = (day: string) => daysMeant(day).every((one) => isOpen(one) !== isInvitation);
      return [...(limits.length > 0 ? limits : sentence.matchAll(days))]
        .filter(({ 0: day }) => isWrong(limits.length > 0 ? 'weekend' : day))
        .map(({ 0: day, index: at }) =>
          wrongClaim(
            text,
            { start: index + at, end: index + at + day.length },
            {
              rule: 'hours',
              message: `The words here say "${isInvitation ? 'open' : 'closed'}" of "${day}", which hours.${meant} denies.`,
              hint: 'Correct the text, or the hours.',
              related: [{ ...site.facts.locate(`hours.${meant}`), message: `The ${meant} hours.` }],
            },
          ),
        );
    });
  },
};

function daysMeant(word: string): string[] {
  const day = word.toLowerCase().replace(/s$/, '');
  return day.startsWith('week') ? ['saturday', 'sunday'] : [day];
}

function openOn(site: Site, scope: string): ((day: string) => boolean) | undefined {
  const lines = valueAt(site.facts.tree, ['hours', scope, 'days']);
  if (!Array.isArray(lines)) return undefined;
  const times = timesByDay(lines);
  return (day) => times[week.indexOf(day)] !== undefined;
}

/** True where the parts that tell leave it open. */
function isHedged(sentence: string): boolean {
  const told = sentence
    .split(/[,;:]/)
    .filter(
      (part) =>
        invites.test(part) || includes.test(part) || rests.test(part) || allBut.test(part) || part.search(days) !== -1,
    );
  return hedged.test(told.join().replace(rests, '').replace(allBut, ''));
}
