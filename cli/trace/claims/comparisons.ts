import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { rememberTexts } from '../../text-store.ts';
import type { AuthoredText } from '../authored-text.ts';
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
