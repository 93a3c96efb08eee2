import { numberAt } from '../../facts/described-facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { relatedTo } from '../judgement.ts';
import { sentenceBefore, surroundingsOf, wordsAt } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { anyComparison, type Comparison, comparisonsOf } from './comparisons.ts';

const turned =
  /\b(?:not|no|never|nor|hardly|if|unless|whether|among|one of|some of|nothing|none|almost|nearly|used to)\b|n['’]t\b|\?/i;

/** "No other Evolution goes farther than the Turfman": what is named behind has the most of all. */
const nothingElse = /\b(?:no other|nothing|none|not one|no [A-Z][\w-]*(?: [A-Z][\w-]*){0,3})\b[^,;]*$/;

/** True where what stands behind "than" is set above all others. */
export function isTop({ value }: AuthoredText, { scope, start }: Comparison): boolean {
  return scope === 'than' && nothingElse.test(sentenceBefore(value, start));
}

/** "Does not go as far as the other": less, and no denial of what is said. */
const denied = /\b(?:not|cannot|never)\b|n['’]t\b/i;

/** What is compared, as the paths of the facts that hold the measure. */
interface Compared {
  own: string;
  others: readonly string[];
}

/** Judges every comparison of a text; `compared` tells what it is of, and is asked only where it says something. */
export function comparisonReader(
  compared: (site: Site, text: AuthoredText, comparison: Comparison) => Compared | undefined,
): ClaimReader {
  return {
    cue: () => anyComparison,
    read: (site, text) =>
      comparisonsOf(site, text).flatMap(
        (comparison) => judgeComparison(site, text, comparison, () => compared(site, text, comparison)) ?? [],
      ),
  };
}

/** The claim, if the facts do not bear it out; undefined too where it is denied, asked or hedged. */
function judgeComparison(
  site: Site,
  text: AuthoredText,
  comparison: Comparison,
  compared: () => Compared | undefined,
): WrongClaim | undefined {
  const { isMore, scope, start, end } = comparison;
  const manner = mannerOf(site, text, comparison);
  if (manner.isTurned) return undefined;
  const { isLess, isTopmost, isNoMore } = manner;
  const { own, others: paths } = compared() ?? {};
  const value = own === undefined ? undefined : numberAt(site, own);
  if (own === undefined || value === undefined) return undefined;
  const isOfAll = scope === 'all' || scope === 'none' || isTopmost;
  const others = (paths ?? [])
    .filter((path) => path !== own)
    .map((path) => ({ path, value: numberAt(site, path) }))
    .filter((other): other is { path: string; value: number } => other.value !== undefined);
  // "No more than" is as much or less.
  const isDenied = isNoMore || (scope === 'than' && /\b(?:no|not)\s/i.test(text.value.slice(start, end)));
  const isBorneOut = (other: number) => {
    if (isLess) return value < other;
    if (scope === 'same') return value === other;
    if (isOfAll) return isMore ? value >= other : value <= other;
    return (isMore ? value > other : value < other) !== isDenied;
  };
  const against = others.filter((other) => !isBorneOut(other.value));
  // "More range than the Classic" is true where any of a series has less; "the longest" is denied by one.
  const [first] = against;
  if (!first || (!isOfAll && against.length < others.length)) return undefined;
  const { byPath } = figureIndexOf(site);
  const facts = [byPath.get(own), byPath.get(first.path)].filter((fact) => fact !== undefined);
  return wrongClaim(text, comparison, {
    rule: ruleOf(facts[0] ?? { path: own }),
    message: `"${text.value.slice(start, end)}" is not so: ${own} is ${value}, and ${first.path} is ${first.value}.`,
    hint: 'Correct the text, or the records.',
    related: facts.map((fact) => relatedTo(site, fact)),
  });
}

/** How the words around turn what is compared: "no quicker than", "not as far as", "no other goes farther than". */
function mannerOf(site: Site, text: AuthoredText, comparison: Comparison) {
  const { scope, start, end } = comparison;
  const levels = surroundingsOf(site, text, start, end);
  const clause = `${wordsAt(levels, 'clause')} ${text.value.slice(end).match(/^[^.!?\n]*\?/)?.[0] ?? ''}`;
  const before =
    text.value
      .slice(0, start)
      .split(/[.!?;:,()]\s/)
      .at(-1) ?? '';
  const isLess = scope === 'same' && denied.test(before);
  const isTopmost = isTop(text, comparison);
  const isNoMore = scope === 'than' && /(?:^|[\s-])no\s$/i.test(before) && !isTopmost;
  const ownNo =
    scope === 'none' || isTopmost || isNoMore ? /\b(?:no(?:thing)?|none|not)\b/i : isLess ? denied : undefined;
  return { isLess, isTopmost, isNoMore, isTurned: turned.test(ownNo ? clause.replace(ownNo, ' ') : clause) };
}
