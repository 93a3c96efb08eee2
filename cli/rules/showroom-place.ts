import { namedIn, type ShowroomTowns, showroomTownsOf } from '../places/showroom-towns.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type AuthoredText, authoredTexts } from '../trace/authored-text.ts';
import { locateInText } from '../trace/source-span.ts';

export default {
  name: 'showroom-place',
  description: 'A customer drives to a town in which there is no showroom.',

  checkSite(site, report) {
    const towns = showroomTownsOf(site);
    if (!towns) return;
    const read = rememberTexts(site, {
      kind: 'showroom-towns',
      parameters: towns.patterns.map(({ source }) => source),
      read: (value) => namedIn(value, towns),
    });
    for (const text of authoredTexts(site)) {
      checkDelivery(site, text, towns, report);
      checkNearest(site, text, towns, report);
      if (!/showroom|\bour (?:store|location)|\bvisit /i.test(text.value)) continue;
      for (const { name, start } of read(text.value)) {
        const town = towns.byName.get(name);
        if (town !== undefined && !towns.withShowroom.has(town)) tell(site, text, start, name, report);
      }
      checkOwn(site, text, towns, report);
    }
  },
} satisfies Rule;

const here =
  /\b(?:our|the) (main |\w+ern )?showroom (?:is|stands|sits) (?:right )?(?:here|in town|in (?:the|this) (?:city|town|township|borough))\b/gi;

/** "Our main showroom is in the city", on the page of a town that has none, or another. */
function checkOwn(site: Site, text: AuthoredText, { withShowroom, main }: ShowroomTowns, report: RuleReport): void {
  const own = /^municipalities\.([^.]+)/.exec(text.fact ?? '')?.[1];
  if (own === undefined) return;
  for (const { 0: words, 1: kind, index } of text.value.matchAll(here)) {
    const isTrue = kind?.trim().toLowerCase() === 'main' ? own === main : withShowroom.has(own);
    if (!isTrue) tell(site, text, index, words, report);
  }
}

/** "Carts come from Monroe", in the note on deliveries of a town to which another showroom is nearer. */
function checkDelivery(
  site: Site,
  text: AuthoredText,
  { byName, withShowroom, near, town }: ShowroomTowns,
  report: RuleReport,
): void {
  const own = /^municipalities\.([^.]+)\.delivery$/.exec(text.fact ?? '')?.[1] ?? '';
  const meant = near.get(own) ?? [];
  if (meant.length === 0 || meant.includes(own)) return;
  const named = [...text.value.matchAll(town)].filter(({ 0: name }) => withShowroom.has(byName.get(name) ?? ''));
  const [first] = named;
  if (!first || named.some(({ 0: name }) => meant.includes(byName.get(name) ?? ''))) return;
  report({
    ...locateInText(text, first.index, first.index + first[0].length),
    severity: 'warning',
    message: `Deliveries to "${own}" are said to come from "${first[0]}", and the nearest showroom is that of "${meant[0]}".`,
    hint: 'Name the nearest showroom, or correct the coordinates.',
    related: [{ ...site.facts.locate(`municipalities.${own}.latitude`), message: 'Where the town is.' }],
  });
}

/** "New Brunswick is the showroom nearest to Spotswood", where another is nearer. */
function checkNearest(
  site: Site,
  text: AuthoredText,
  { byName, near, asNearest }: ShowroomTowns,
  report: RuleReport,
): void {
  const own = /^municipalities\.([^.]+)/.exec(text.fact ?? '')?.[1] ?? '';
  const [nearest] = near.get(own) ?? [];
  if (nearest === undefined || !/\b(?:nearest|closest)\b/i.test(text.value)) return;
  for (const pattern of asNearest) {
    const match = pattern.exec(text.value);
    const named = byName.get(match?.[1] ?? '');
    if (!match || named === undefined || named === nearest || near.get(nearest)?.[0] === named) continue;
    const start = match.index + match[0].indexOf(match[1] ?? '');
    report({
      ...locateInText(text, start, start + (match[1] ?? '').length),
      message: `"${match[1]}" is called the nearest showroom of "${own}", and that of "${nearest}" is nearer.`,
      hint: 'Name the nearest showroom, or correct the coordinates.',
      related: [{ ...site.facts.locate(`municipalities.${own}.latitude`), message: 'Where the town is.' }],
    });
    return;
  }
}

function tell(site: Site, text: AuthoredText, start: number, words: string, report: RuleReport): void {
  report({
    ...locateInText(text, start, start + words.length),
    message: `"${words}" is said to have a showroom that the facts place elsewhere.`,
    hint: 'Name a town of a showroom, or correct the fact.',
    related: [
      { ...site.facts.locate('showrooms'), message: 'The showrooms and their towns.' },
      { ...site.facts.locate('dealer.mainShowroom'), message: 'The main showroom.' },
    ],
  });
}
