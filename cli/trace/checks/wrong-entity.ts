import { isMap } from '../../facts/facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../memory/once-per.ts';
import type { Site } from '../../site/site.ts';
import { type AuthoredText, subjectOf } from '../authored-text.ts';
import { topicsOf } from '../claims/wordings.ts';
import { entitiesOf, vehiclesOf } from '../entities.ts';
import { factFigureOf, groupOf } from '../fact-path.ts';
import { type Level, sentenceBefore } from '../surroundings.ts';
import type { Check, Place } from './check.ts';
import { isMeantOfOther, isSameSentence } from './meant-of-other.ts';

/** One vehicle's name with another's price. */
export const wrongEntity: Check = (place) => {
  const { site, text, fact, path, reference, levels } = place;
  if (!fact && !wordedFieldsOf(site).has(path.split('.').slice(2).join('.'))) return undefined;
  const entities = entitiesOf(site);
  const own = entities.of(path);
  if (own === undefined || own === subjectOf(text)) return undefined;
  if (isMeantOfOther(place, own)) return undefined;
  const collection = `${own.split('.')[0]}.`;
  const named = levels().map(({ text: around }) => {
    const all = [...entities.named(around)];
    return [...all, ...basesOf(place, all, around)].filter((path) => path.startsWith(collection));
  });
  const inRow = otherInRow(levels(), named, own) ?? otherBehind(place, named.flat(), own);
  if (!inRow && isMeant(place, named, own)) return undefined;
  // A page is about one brand, if about any; its title may name a vehicle or a showroom among others.
  const near = collection === 'brands.' ? named : named.slice(0, 4);
  const other = inRow ?? near.flat().find((one) => one !== own) ?? subjectIn(collection, text);
  if (other === undefined) return undefined;
  const meant = figureIndexOf(site).byPath.get(sameOf(path, own, other));
  // "The EV City costs $15,000, less than the flagship at $17,595": the one that is named has its own figure already.
  const beside = text.references.filter((one) => isSameSentence(text.value, one, reference));
  if (meant && !inRow && beside.some((one) => factFigureOf(site, text, one) === meant)) return undefined;
  const message = `The words here speak of ${entities.nameOf(other)}, and ${reference.source} is a fact of ${entities.nameOf(own)}.`;
  return { message, meant };
};

/** The nearest words that name any name it; or those of its sentence that stand before it: "a four-seater or utility cart from ...". */
function isMeant({ site, text, reference }: Place, named: readonly string[][], own: string): boolean {
  const before = sentenceBefore(text.value, reference.start);
  if (subjectOf(text)?.startsWith('vehicles.') && preferred.test(before) && named[0]?.length === 0) return false;
  return named.find((paths) => paths.length > 0)?.includes(own) === true || entitiesOf(site).named(before).has(own);
}

/** "Choose it over the Turfman 800 for bulky loads, and plan on ...": the cart of the text again. */
const preferred = /\b(?:over|instead of|rather than|unlike) [^.;:]*, and (?!(?:it|its|that|which|the)\b)[^,.;:]*$/i;

const plain = /\b(?:standard|plain|base|basic|regular|ordinary|smaller|shorter) (?:EV )?[A-Z]/;

/** "Nomad or Nomad XL", "the standard Nomad": beside another of its series, the name of the series is that of the model that is called like it. */
function basesOf({ site, text }: Place, named: readonly string[], words: string): string[] {
  if (subjectOf(text)?.startsWith('vehicles.') && !plain.test(words)) return [];
  const { nameOf } = entitiesOf(site);
  return named
    .filter((path) => path.startsWith('series.'))
    .flatMap((series) =>
      Object.entries(vehiclesOf(site, series))
        .filter(([, vehicle]) => isMap(vehicle) && vehicle.model === nameOf(series))
        .map(([slug]) => `vehicles.${slug}`),
    );
}

/** What texts can say of an entry without a figure, as `batteryType` of a brand. */
const wordedFieldsOf = oncePer(
  (site: Site) =>
    new Set(
      topicsOf(site)
        .filter(({ collection }) => collection !== undefined)
        .map(({ field }) => field),
    ),
);

/** The path of the same fact of another entry: `securityDeposit.utility` is the deposit of `rentals.utility`. */
function sameOf(path: string, own: string, other: string): string {
  if (path.startsWith(`${own}.`)) return other + path.slice(own.length);
  return `${groupOf(path)}.${other.split('.')[1] ?? ''}`;
}

/** The entry that the row of a table, or the label beside a value, is about, when the text itself names none. */
function otherInRow(levels: readonly Level[], named: readonly string[][], own: string): string | undefined {
  const at = (name: Level['name']) => named[levels.findIndex((level) => level.name === name)] ?? [];
  const [entry, ...more] = at('beside');
  return entry !== own && more.length === 0 && at('sentence').length === 0 ? entry : undefined;
}

/** "{{ deposit }} for the six-seater", "{{ miles }} radius around the showroom": what stands right behind tells, whatever else the sentence names. */
function otherBehind({ site, text, reference }: Place, named: readonly string[], own: string): string | undefined {
  const behind =
    /^(?: [\w-]+){0,2}? (?:for|around) (?:the |a |an |our )?([^,.;:()]*?)(?=$|[,.;:()]| and | or | but )/.exec(
      text.value.slice(reference.end),
    );
  const paths = [...entitiesOf(site).named(behind?.[1] ?? '')];
  return paths.includes(own) ? undefined : paths.find((path) => named.includes(path));
}

function subjectIn(collection: string, text: AuthoredText): string | undefined {
  const subject = subjectOf(text);
  return subject?.startsWith(collection) ? subject : undefined;
}
