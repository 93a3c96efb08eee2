import { timesByDay, week } from '../../facts/opening-hours.ts';
import { valueAt } from '../../schema/describe-error.ts';
import { scopesIn } from '../judge-hours.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const days = new RegExp(`\\b(?:${week.join('|')})s?\\b`, 'gi');
/** Invitations and rests, by which a sentence says of a day that somebody can come, or that nobody works. */
const invites =
  /\b(?:come (?:then|by|in|over|and see)|so come|stop by|drop (?:by|in)|visit us|walk in|see us|meet us)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning |afternoon |evening )?(?:test[ -]drives?|test[ -]rides?|showroom visits?)\b/i;
/** The same, where it is said of what. */
const includes =
  /\b(?:any|every) day of the week\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:too|included|as well)\b/i;
const rests =
  /\b(?:rests?|(?:are|is|stays?|stand) (?:off|idle|parked|at home|still)|take(?:s)? (?:the day|\w+day)s? off|no (?:deliver(?:y|ies)|service|visits)|(?:(?:do|does) not|don['’]t|doesn['’]t|never) (?:deliver|drive|work|come out))\b/i;
const hedged = /\b(?:if|unless|except|but|not|no longer|appointment|call|online|emergenc\w+)\b|n['’]t\b/i;

/** "Sunday mornings are quiet here, so come then", "our trucks rest on Sundays": days on which a scope is open, or is not, said without a time. */
export const openDays: ClaimReader = (site, text) => {
  if (text.value.search(days) === -1) return [];
  return sentencesOf(text.value).flatMap(({ sentence, index }) => {
    const [scope, ...more] = scopesIn(sentence);
    const isInvitation = invites.test(sentence) || (scope !== undefined && includes.test(sentence));
    if (isInvitation === rests.test(sentence) || isHedged(sentence)) return [];
    const meant = isInvitation && scope === undefined ? 'store' : scope;
    const lines = meant === undefined ? undefined : valueAt(site.facts.tree, ['hours', meant, 'days']);
    if (more.length > 0 || !Array.isArray(lines)) return [];
    const times = timesByDay(lines);
    const isOpen = (day: string) => times[week.indexOf(day.toLowerCase().replace(/s$/, ''))] !== undefined;
    return [...sentence.matchAll(days)]
      .filter(({ 0: day }) => isOpen(day) !== isInvitation)
      .map(({ 0: day, index: at }) =>
        wrongClaim(
          text,
          { start: index + at, end: index + at + day.length },
          {
            rule: 'hours',
            message: `The words here say that it is ${isInvitation ? 'open' : 'closed'} on ${day}, which hours.${meant} denies.`,
            hint: 'Correct the text, or the hours.',
            related: [{ ...site.facts.locate(`hours.${meant}`), message: `The ${meant} hours.` }],
          },
        ),
      );
  });
};

/** True where the parts that tell leave it open. */
function isHedged(sentence: string): boolean {
  const told = sentence
    .split(/[,;:]/)
    .filter((part) => invites.test(part) || includes.test(part) || rests.test(part) || part.search(days) !== -1);
  return hedged.test(told.join().replace(rests, ''));
}
