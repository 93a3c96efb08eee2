import { numberAt } from '../../facts/described-facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../once-per.ts';
import type { Site } from '../../site/site.ts';
import { rememberTexts } from '../../text-store.ts';
import type { AuthoredText } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { relatedTo } from '../judgement.ts';
import { sentenceBefore, surroundingsOf, wordsAt } from '../surroundings.ts';
import { type WrongClaim, wrongClaim } from './claim.ts';
import { type Measure, measures } from './measures.ts';

/** What a text has that compares in a way: few have, and the patterns of all measures are slow. */
const cues: Readonly<Record<Comparison['scope'], RegExp>> = {
  than: /\bthan\b/i,
  over: /\b(?:over|instead of|rather than)\b/i,
  same: /\bsame\b|\bas (?:much|far|fast|many|quickly)\b/i,
  two: /\bof the (?:two|pair)\b/i,
  all: /\b(?:most|least|best|cheapest|priciest|dearest|longest|greatest|highest|lowest|widest|shortest|smallest|biggest|largest|heaviest|farthest|furthest|fastest|quickest|slowest|fewest)\b|\bentry (?:in)?to\b|\bway into\b/i,
  none: /\bno(?:thing)? (?:other |else )?(?:\w+ ){1,4}(?:costs|goes|carries|seats|charges|has|is|travels|runs|lasts|hauls)\b/i,
};

export interface Comparison {
  measure: Measure;
  isMore: boolean;
  /** "More range than another", "the same price as another", "the longest range of all", "the cheaper of the two", "no Denago costs less". */
  scope: 'than' | 'over' | 'same' | 'all' | 'two' | 'none';
  start: number;
  end: number;
}

/** What has to stand behind the words. */
const behind: Readonly<Record<Comparison['scope'], string>> = {
  than: '(?=[^.!?;:\\n]{0,60}? than )',
  over: '',
  same: '(?=[^.!?;:,\\n]{0,30}? as )',
  two: '(?= (?:\\w+ ){0,2}?of the (?:two|pair))',
  all: '',
  none: '(?![^.!?;:\\n]{0,60}? than )',
};
/** "Choose it over the Turfman 800, since it goes farther." */
const preferred = '(?<=\\b(?:over|instead of|rather than) [^.!?;:]{3,60}?(?:since|because|as|for) (?:it )?)';
const noOther = '(?<=\\b(?:[Nn]o (?:other )?(?:\\w+ ){1,3}|[Nn]othing (?:\\w+ ){1,4}))';

type Pattern = Pick<Comparison, 'measure' | 'isMore' | 'scope'> & { pattern: RegExp };

const patterns: readonly Pattern[] = measures.flatMap((measure) => {
  const form = (words: string, isMore: boolean, scope: Comparison['scope']) => {
    const ahead = { none: noOther, over: preferred }[scope as string] ?? '';
    const source = `${ahead}(?<![\\w-])(?:${words})(?![\\w-])${behind[scope]}`.replaceAll(' ', '[\\s-]+');
    return { measure, isMore, scope, pattern: new RegExp(source, 'gi') };
  };
  const { more, less, most, least, same } = measure;
  return [
    form(more, true, 'than'),
    form(less, false, 'than'),
    form(same, true, 'same'),
    form(more, true, 'over'),
    form(less, false, 'over'),
    form(more, true, 'two'),
    form(less, false, 'two'),
    form(more, true, 'none'),
    form(less, false, 'none'),
    form(most, true, 'all'),
    form(least, false, 'all'),
  ];
});

/** What every text has that compares at all. */
export const anyComparison = new RegExp(
  Object.values(cues)
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Where a text compares: the place of the pattern in its list, and the words. */
interface Hit {
  pattern: number;
  start: number;
  end: number;
}

const comparisonReaderOf = oncePer((site: Site): ((value: string) => Hit[]) =>
  rememberTexts(site, { kind: 'comparisons', parameters: [], read: comparisonsIn }),
);

/** Of those that overlap the longest: "the fastest charging time" is no top speed. */
function comparisonsIn(value: string): Hit[] {
  const all = patterns.flatMap(({ pattern, scope }, at) =>
    cues[scope].test(value)
      ? [...value.matchAll(pattern)].map(({ index, 0: words }) => {
          return { pattern: at, start: index, end: index + words.length };
        })
      : [],
  );
  const isLonger = (one: Hit, other: Hit) =>
    other.start < one.end && other.end > one.start && other.end - other.start > one.end - one.start;
  return all.filter((one) => !all.some((other) => isLonger(one, other)));
}

/** Every comparison that a text makes. */
export function comparisonsOf(site: Site, text: AuthoredText): Comparison[] {
  return comparisonReaderOf(site)(text.value).map(({ pattern, start, end }) => {
    return { ...(patterns[pattern] as Pattern), start, end };
  });
}

const turned =
  /\b(?:not|no|never|nor|hardly|if|unless|whether|among|one of|some of|nothing|none|almost|nearly|used to)\b|n['’]t\b|\?/i;

/** "No other Evolution goes farther than the Turfman": what is named behind has the most of all. */
const nothingElse = /\b(?:no other|nothing|none|not one|no (?:[A-Z][\w-]* ?)+)\b[^,;]*$/;

/** True where what stands behind "than" is set above all others. */
export function isTop({ value }: AuthoredText, { scope, start }: Comparison): boolean {
  return scope === 'than' && nothingElse.test(sentenceBefore(value, start));
}

/** "Does not go as far as the other": less, and no denial of what is said. */
const denied = /\b(?:not|cannot|never)\b|n['’]t\b/i;

/** What is compared, as the paths of the facts that hold the measure. */
export interface Compared {
  own: string;
  others: readonly string[];
}

/** The claim, if the facts do not bear it out; undefined too where it is denied, asked or hedged. */
export function judgeComparison(
  site: Site,
  text: AuthoredText,
  comparison: Comparison,
  compared: () => Compared | undefined,
): WrongClaim | undefined {
  const { isMore, scope, start, end } = comparison;
  const levels = surroundingsOf(site, text, start, end);
  const clause = `${wordsAt(levels, 'clause')} ${text.value.slice(end).match(/^[^.!?\n]*\?/)?.[0] ?? ''}`;
  const before =
    text.value
      .slice(0, start)
      .split(/[.!?;:,()]\s/)
      .at(-1) ?? '';
  const isLess = scope === 'same' && denied.test(before);
  const isTopmost = isTop(text, comparison);
  // "No quicker than the other" is as quick or slower.
  const isNoMore = scope === 'than' && /(?:^|[\s-])no\s$/i.test(before) && !isTopmost;
  const said =
    scope === 'none' || isTopmost || isNoMore
      ? clause.replace(/\b(?:no(?:thing)?|none|not)\b/i, '')
      : isLess
        ? clause.replace(denied, ' ')
        : clause;
  if (turned.test(said)) return undefined;
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
