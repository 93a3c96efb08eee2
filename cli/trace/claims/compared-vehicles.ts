import { isMap } from '../../facts/facts.ts';
import { numberOf } from '../../figures/reading/number-words.ts';
import { valueAt } from '../../schema/describe-error.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf } from '../authored-text.ts';
import { entitiesOf, vehiclePathsOf } from '../entities.ts';
import { sistersNamed } from '../sisters.ts';
import { sentenceBefore, surroundingsOf, wordsAt } from '../surroundings.ts';
import type { Comparison } from './comparisons.ts';
import { comparisonReader, isTop } from './judge-comparison.ts';

/** That one vehicle has more or less of a measure than another, or than all. */
export const comparedVehicles = comparisonReader((site, text, comparison) => {
  const { vehicles: field } = comparison.measure.of;
  if (field === undefined) return undefined;
  // "No other goes farther than the Turfman" is said of the Turfman, and of it alone.
  const isTopmost = isTop(text, comparison);
  const top = isTopmost ? otherMeant(site, text, comparison) : [];
  if (isTopmost && top.length === 0) return undefined;
  const [one] = top.length === 1 ? top : [];
  const own = one ?? vehicleMeant(site, text, comparison);
  if (own === undefined) return undefined;
  const others = (one === undefined ? othersMeant : groupMeant)(site, text, own, comparison);
  return { own: `${own}.${field}`, others: others.map((path) => `${path}.${field}`) };
});

function othersMeant(site: Site, text: AuthoredText, own: string, comparison: Comparison): string[] {
  if (comparison.scope === 'all' || comparison.scope === 'none') return groupMeant(site, text, own, comparison);
  if (comparison.scope === 'over') {
    const before = sentenceBefore(text.value, comparison.start);
    return [...entitiesOf(site).named(before)].filter((path) => path.startsWith('vehicles.') && path !== own);
  }
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
  if (scope === 'none' || scope === 'over')
    return subjectOf(text)?.startsWith('vehicles.') ? subjectOf(text) : undefined;
  return (named.length < 2 || scope === 'two') && meant?.startsWith('vehicles.') ? meant : undefined;
}

/** What stands behind "than" or "as": a vehicle, or those of a series or brand. */
function otherMeant(site: Site, text: AuthoredText, { end }: Comparison): string[] {
  const { value } = text;
  const behind =
    /^[^.!?;:\n]{0,60}? (?:than|as) ((?:(?! and | but | or )[^.!?;:,\n])*)/.exec(value.slice(end))?.[1] ?? '';
  const named = [...entitiesOf(site).named(behind)];
  const vehicle = named.filter((path) => path.startsWith('vehicles.'));
  if (vehicle.length > 0) return vehicle;
  const [group, ...more] = named.filter((path) => /^(?:series|brands)\./.test(path));
  if (group !== undefined) return more.length > 0 ? [] : vehiclePathsOf(site, group);
  return sistersNamed(site, subjectOf(text), behind);
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
      ? vehiclePathsOf(site, group)
      : ownSeries.test(sentence)
        ? vehiclePathsOf(site, series)
        : isOurs || scope === 'none' || whole.test(sentence)
          ? all.map((slug) => `vehicles.${slug}`)
          : [];
  const those = ofKind(site, members, text.value.slice(end));
  return those.includes(own) ? those : [];
}

const kindBehind =
  /^[^.!?;:,]{0,30}?\b(?:of|among|in) (?:all |any )?(?:of )?(?:our |the |these )?(?:(?<lifted>lifted)|(?<seats>two|four|six|eight)[- ]seat(?:er)?s?|(?<other>[a-z]+))(?: golf)? ?(?:carts?|models?|vehicles?|ones)?\b/;
const ofEvery =
  /^(?:all|any|electric|golf|our|carts?|models?|vehicles?|them|everything|the|in|we|range|stock|inventory|lineup|line|house|whole|series|family|brand|ours)$/;

/** "Of all our lifted carts": those of the vehicles that are of the kind; none where it is of no kind that the records know. */
function ofKind(site: Site, members: string[], behind: string): string[] {
  const { lifted, seats, other } = kindBehind.exec(behind)?.groups ?? {};
  const at = (path: string, field: string) => valueAt(site.facts.tree, [...path.split('.'), field]);
  if (lifted !== undefined) return members.filter((path) => at(path, 'lifted') === true);
  if (seats !== undefined) return members.filter((path) => at(path, 'seats') === numberOf(seats));
  const isOfCarts = /^[^.!?;:,]*\b(?:carts|models|vehicles|ones)\b/.test(behind);
  return other !== undefined && !ofEvery.test(other) && isOfCarts ? [] : members;
}
