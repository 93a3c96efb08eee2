import { timesByDay } from '../../facts/opening-hours.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { scopesIn } from '../judge-hours.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const differ = /\b(?:differ|differs|different)\b/i;
const same = /\b(?:same|identical)\b/i;
const about = /\bhours\b|\bopen/i;
const hedged = /\bsame day\b|\bnot\b|n['’]t\b|\?/i;

/** "The workshop keeps hours of its own, which differ from those of the showrooms", where both are the same, or the other way about. */
export const comparedHours: ClaimReader = (site, text) => {
  if (!about.test(text.value)) return [];
  return sentencesOf(text.value).flatMap(({ sentence, index }) => {
    const words = differ.exec(sentence) ?? same.exec(sentence);
    const scopes = scopesIn(sentence);
    const [one = '', other = ''] = scopes;
    if (!words || scopes.length !== 2 || !about.test(sentence) || hedged.test(sentence)) return [];
    const [times, others] = [timesOf(site, one), timesOf(site, other)];
    if (times === undefined || others === undefined || (times === others) === same.test(words[0])) return [];
    const start = index + words.index;
    return wrongClaim(
      text,
      { start, end: start + words[0].length },
      {
        rule: 'hours',
        message: `The hours of ${one} and ${other} ${times === others ? 'are the same' : 'differ'}, and the words here say otherwise.`,
        hint: 'Correct the text, or the hours.',
        related: [one, other].map((scope) => ({
          ...site.facts.locate(`hours.${scope}`),
          message: `The ${scope} hours.`,
        })),
      },
    );
  });
};

/** The opening hours of a scope by the days of the week; undefined where it has none. */
function timesOf(site: Site, scope: string): string | undefined {
  const days = valueAt(site.facts.tree, ['hours', scope, 'days']);
  return Array.isArray(days) ? timesByDay(days).join() : undefined;
}
