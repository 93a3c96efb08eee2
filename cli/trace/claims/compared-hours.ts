import { timesByDay, week } from '../../facts/opening-hours.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { scopesIn } from '../judge-hours.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';

const differ = /\b(?:differ|differs|different)\b/i;
const same = /\b(?:same|identical)\b/i;
const about = /\bhours\b|\bopen|\bclos|\b(?:later?|longer|early|earlier|sooner)\b/i;
const hedged = /\bsame day\b|\bnot\b|n['’]t\b|\?/i;

const anyDay = new RegExp(`\\b(?:${week.join('|')}|week-?day)s?\\b`, 'i');

/** "Opens earlier than", "stays open as late as": which end of the day, and how the two are weighed. */
const weighed =
  /\b(?<verb>opens?|starts?|begins?|closes?|shuts?|finish(?:es)?|stays?|keeps?|remains?|works?|lasts?|is|are) (?:open )?(?:[a-z]+ ){0,3}?(?<how>as late|as long|as early|later|longer|earlier|sooner|before|after)\b(?: as| than)?/i;

/** "The workshop keeps hours of its own, which differ from those of the showrooms", "it stays open as late as they do", where the facts say otherwise. */
export const comparedHours: ClaimReader = {
  cue: () => about,
  read(site, text) {
    return sentencesOf(text.value).flatMap(
      ({ sentence, index }) => wholeOf(site, text, sentence, index) ?? endOf(site, text, sentence, index) ?? [],
    );
  },
};

/** That two scopes have the same hours, or others. */
function wholeOf(site: Site, text: AuthoredText, sentence: string, index: number): WrongClaim | undefined {
  const words = differ.exec(sentence) ?? same.exec(sentence);
  const scopes = scopesIn(sentence);
  const [one = '', other = ''] = scopes;
  if (!words || scopes.length !== 2 || !/\bhours\b|\bopen/i.test(sentence) || hedged.test(sentence)) return undefined;
  const [times, others] = [timesOf(site, one)?.join(), timesOf(site, other)?.join()];
  if (times === undefined || others === undefined || (times === others) === same.test(words[0])) return undefined;
  const message = `The hours of ${one} and ${other} ${times === others ? 'are the same' : 'differ'}, and the words here say otherwise.`;
  return tell(site, text, { words, index, scopes: [one, other], message });
}

/** That a scope opens or closes before another, or with it: on the days that are named, or on any. */
function endOf(site: Site, text: AuthoredText, sentence: string, index: number): WrongClaim | undefined {
  const words = weighed.exec(sentence);
  if (!words || hedged.test(sentence)) return undefined;
  const [one, ...more] = scopesIn(sentence.slice(0, words.index));
  const [other, ...others] = scopesIn(sentence.slice(words.index + words[0].length));
  if (one === undefined || other === undefined || one === other || more.length + others.length > 0) return undefined;
  const { verb = '', how = '' } = words.groups ?? {};
  const isOpening = /^(?:open|start|begin)/i.test(verb) || (how === 'as early' && !/^(?:clos|shut|finish)/i.test(verb));
  const [times, theirs] = [timesOf(site, one), timesOf(site, other)];
  if (!times || !theirs) return undefined;
  // "Opens earlier on weekdays and closes earlier on Saturdays": each has days of its own.
  const own = sentence.slice(words.index).split(/\band\b|[,;]/)[0] ?? '';
  const told = [own, sentence.slice(0, words.index)].find((part) => anyDay.test(part)) ?? '';
  const isNamed = (day: string, at: number) =>
    new RegExp(`\\b${day}s?\\b`, 'i').test(told) || (/\bweek-?days?\b/i.test(told) && at < 5);
  const named = week.filter(isNamed);
  const days = week.flatMap((day, at) => {
    const [mine, their] = [times[at]?.split('-'), theirs[at]?.split('-')];
    const [a, b] = [mine?.[isOpening ? 0 : 1], their?.[isOpening ? 0 : 1]];
    return a !== undefined && b !== undefined && (named.length === 0 || named.includes(day)) ? [[a, b] as const] : [];
  });
  const isTrue = ([a, b]: readonly [string, string]) => {
    if (how.startsWith('as')) return a === b;
    return /^(?:later|longer|after)$/i.test(how) ? a > b : a < b;
  };
  if (days.length === 0 || days.some(isTrue)) return undefined;
  const message = `The words here weigh the hours of ${one} against those of ${other}, and the facts say otherwise.`;
  return tell(site, text, { words, index, scopes: [one, other], message });
}

function tell(
  site: Site,
  text: AuthoredText,
  { words, index, scopes, message }: { words: RegExpExecArray; index: number; scopes: string[]; message: string },
): WrongClaim {
  const start = index + words.index;
  return wrongClaim(
    text,
    { start, end: start + words[0].length },
    {
      rule: 'hours',
      message,
      hint: 'Correct the text, or the hours.',
      related: scopes.map((scope) => ({ ...site.facts.locate(`hours.${scope}`), message: `The ${scope} hours.` })),
    },
  );
}

/** The opening hours of a scope by the days of the week; undefined where it has none. */
function timesOf(site: Site, scope: string): (string | undefined)[] | undefined {
  const days = valueAt(site.facts.tree, ['hours', scope, 'days']);
  return Array.isArray(days) ? timesByDay(days) : undefined;
}
