import { numberAt } from '../../facts/described-facts.ts';
import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../once-per.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { rememberTexts } from '../../text-store.ts';
import { type AuthoredText, subjectOf } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { entitiesOf, vehiclesOf } from '../entities.ts';
import { relatedTo } from '../judgement.ts';
import { surroundingsOf, wordsAt } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { type Measure, measures } from './measures.ts';

/** What a text has that compares in a way: few have, and the patterns of all measures are slow. */
const cues: Readonly<Record<Comparison['scope'], RegExp>> = {
  than: /\bthan\b/i,
  same: /\bsame\b|\bas (?:much|far|fast|many|quickly)\b/i,
  two: /\bof the (?:two|pair)\b/i,
  all: /\b(?:most|least|best|cheapest|priciest|dearest|longest|greatest|highest|lowest|widest|shortest|smallest|biggest|largest|heaviest|farthest|furthest|fastest|quickest|slowest|fewest)\b|\bentry (?:in)?to\b|\bway into\b/i,
  none: /\bno (?:other )?(?:\w+ ){1,3}(?:costs|goes|carries|seats|charges|has|is)\b/i,
};
const turned =
  /\b(?:not|no|never|nor|hardly|if|unless|whether|among|one of|some of|nothing|none|almost|nearly|used to)\b|n['’]t\b|\?/i;

interface Comparison {
  measure: Measure;
  isMore: boolean;
  /** "More range than another", "the same price as another", "the longest range of all", "the cheaper of the two", "no Denago costs less". */
  scope: 'than' | 'same' | 'all' | 'two' | 'none';
  start: number;
  end: number;
}

/** What has to stand behind the words. */
const behind: Readonly<Record<Comparison['scope'], string>> = {
  than: '(?=[^.!?;:\\n]{0,60}? than )',
  same: '(?=[^.!?;:,\\n]{0,30}? as )',
  two: '(?= (?:\\w+ ){0,2}?of the (?:two|pair))',
  all: '',
  none: '(?![^.!?;:\\n]{0,60}? than )',
};
const noOther = '(?<=\\b[Nn]o (?:other )?(?:\\w+ ){1,3})';

type Pattern = Pick<Comparison, 'measure' | 'isMore' | 'scope'> & { pattern: RegExp };

const patterns: readonly Pattern[] = measures.flatMap((measure) => {
  const form = (words: string, isMore: boolean, scope: Comparison['scope']) => {
    const source = `${scope === 'none' ? noOther : ''}(?<![\\w-])(?:${words})(?![\\w-])${behind[scope]}`.replaceAll(
      ' ',
      '[\\s-]+',
    );
    return { measure, isMore, scope, pattern: new RegExp(source, 'gi') };
  };
  const { more, less, most, least, same } = measure;
  return [
    form(more, true, 'than'),
    form(less, false, 'than'),
    form(same, true, 'same'),
    form(more, true, 'two'),
    form(less, false, 'two'),
    form(more, true, 'none'),
    form(less, false, 'none'),
    form(most, true, 'all'),
    form(least, false, 'all'),
  ];
});

/** That one vehicle has more or less of a measure than another, or than all. */
export const comparedVehicles: ClaimReader = (site, text) => {
  return comparisonReaderOf(site)(text.value)
    .map(({ pattern, start, end }) => ({ ...(patterns[pattern] as Pattern), start, end }))
    .map((comparison) => judge(site, text, comparison))
    .filter((claim) => claim !== undefined);
};

/** Where a text compares: the place of the pattern in its list, and the words. */
interface Hit {
  pattern: number;
  start: number;
  end: number;
}

/** Only texts that compare at all are remembered. */
const comparisonReaderOf = oncePer((site: Site): ((value: string) => Hit[]) => {
  const read = rememberTexts(site, { kind: 'comparisons', parameters: [], read: comparisonsIn });
  return (value) => (Object.values(cues).some((cue) => cue.test(value)) ? read(value) : []);
});

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

function judge(site: Site, text: AuthoredText, comparison: Comparison): WrongClaim | undefined {
  const { measure, isMore, start, end } = comparison;
  const levels = surroundingsOf(site, text, start, end);
  const clause = `${wordsAt(levels, 'clause')} ${text.value.slice(end).match(/^[^.!?\n]*\?/)?.[0] ?? ''}`;
  if (turned.test(comparison.scope === 'none' ? clause.replace(/\bno\b/i, '') : clause)) return undefined;
  const own = vehicleMeant(site, text, comparison);
  const value = own === undefined ? undefined : numberAt(site, `${own}.${measure.field}`);
  if (own === undefined || value === undefined) return undefined;
  const isOfAll = comparison.scope === 'all' || comparison.scope === 'none';
  const others = othersMeant(site, text, own, comparison)
    .filter((path) => path !== own)
    .map((path) => ({ path: `${path}.${measure.field}`, value: numberAt(site, `${path}.${measure.field}`) }))
    .filter((other): other is { path: string; value: number } => other.value !== undefined);
  // "No more than" is as much or less.
  const isDenied = comparison.scope === 'than' && /\b(?:no|not)\s/i.test(text.value.slice(start, end));
  const isBorneOut = (other: number) => {
    if (comparison.scope === 'same') return value === other;
    if (isOfAll) return isMore ? value >= other : value <= other;
    return (isMore ? value > other : value < other) !== isDenied;
  };
  const against = others.filter((other) => !isBorneOut(other.value));
  // "More range than the Classic" is true where any of a series has less; "the longest" is denied by one.
  const [first] = against;
  if (!first || (!isOfAll && against.length < others.length)) return undefined;
  const { byPath } = figureIndexOf(site);
  const facts = [byPath.get(`${own}.${measure.field}`), byPath.get(first.path)].filter((fact) => fact !== undefined);
  return wrongClaim(text, comparison, {
    rule: ruleOf(facts[0] ?? { path: `${own}.${measure.field}` }),
    message: `"${text.value.slice(start, end)}" is not so: ${own}.${measure.field} is ${value}, and ${first.path} is ${first.value}.`,
    hint: 'Correct the text, or the records.',
    related: facts.map((fact) => relatedTo(site, fact)),
  });
}

function othersMeant(site: Site, text: AuthoredText, own: string, comparison: Comparison): string[] {
  if (comparison.scope === 'all' || comparison.scope === 'none') return groupMeant(site, text, own, comparison);
  if (comparison.scope === 'than' || comparison.scope === 'same') return otherMeant(site, text, comparison);
  const sentence = wordsAt(surroundingsOf(site, text, comparison.start, comparison.end), 'sentence');
  const named = [...entitiesOf(site).named(sentence), subjectOf(text) ?? ''];
  const others = new Set(named.filter((path) => path.startsWith('vehicles.') && path !== own));
  return others.size === 1 ? [...others] : [];
}

/** The one vehicle that is named before the words in their sentence (of two the nearer), or that the text is about. */
function vehicleMeant(site: Site, text: AuthoredText, { start, scope }: Comparison): string | undefined {
  const before =
    text.value
      .slice(0, start)
      .split(/[.!?]\s|\n\s*\n/)
      .at(-1) ?? '';
  const named = [...entitiesOf(site).named(before)].filter((path) => /^(?:vehicles|series|brands)\./.test(path));
  const meant = named.at(-1) ?? subjectOf(text);
  if (scope === 'none') return subjectOf(text)?.startsWith('vehicles.') ? subjectOf(text) : undefined;
  return (named.length < 2 || scope === 'two') && meant?.startsWith('vehicles.') ? meant : undefined;
}

/** What stands behind "than" or "as": a vehicle, or those of a series or brand. */
function otherMeant(site: Site, { value }: AuthoredText, { end }: Comparison): string[] {
  const behind =
    /^[^.!?;:\n]{0,60}? (?:than|as) ((?:(?! and | but | or )[^.!?;:,\n])*)/.exec(value.slice(end))?.[1] ?? '';
  const named = [...entitiesOf(site).named(behind)];
  const vehicle = named.filter((path) => path.startsWith('vehicles.'));
  if (vehicle.length > 0) return vehicle;
  const [group, ...more] = named.filter((path) => /^(?:series|brands)\./.test(path));
  return group === undefined || more.length > 0 ? [] : within(site, group);
}

const whole =
  /\b(?:we (?:sell|carry|stock|have|offer|keep)|in stock|of (?:them )?all|of any|of all|than any|on (?:the|our) (?:lot|floor)|inventory|line ?up|in the (?:house|showroom))\b/i;
const ownSeries = /\b(?:of|in|to|into) (?:its|the)(?: \w+)? (?:series|family)\b/i;

/** The vehicles that "the longest range" is said among; none where the words do not tell. */
function groupMeant(site: Site, text: AuthoredText, own: string, { start, end, scope }: Comparison): string[] {
  const sentence = wordsAt(surroundingsOf(site, text, start, end), 'sentence');
  const named = [...entitiesOf(site).named(sentence)];
  const group = named.find((path) => path.startsWith('series.')) ?? named.find((path) => path.startsWith('brands.'));
  const all = Object.keys(isMap(site.facts.tree.vehicles) ? site.facts.tree.vehicles : {});
  const series = `series.${valueAt(site.facts.tree, [...own.split('.'), 'series'])}`;
  const isOurs = /\bour\s+$/i.test(text.value.slice(0, start));
  const members =
    group !== undefined
      ? within(site, group)
      : ownSeries.test(sentence)
        ? within(site, series)
        : isOurs || scope === 'none' || whole.test(sentence)
          ? all.map((slug) => `vehicles.${slug}`)
          : [];
  return members.includes(own) ? members : [];
}

function within(site: Site, group: string): string[] {
  return Object.keys(vehiclesOf(site, group)).map((slug) => `vehicles.${slug}`);
}
