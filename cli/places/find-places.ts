import { oneOf } from '../trace/one-of.ts';
import { counties } from './counties.ts';
import { ambiguousStates, states } from './states.ts';
import { ambiguousTowns, towns } from './towns.ts';

export interface FoundPlace {
  kind: 'state' | 'county' | 'town' | 'region';
  /** As the text has it. */
  text: string;
  /** UTF-16 offset in the text. */
  start: number;
}

/** Where the business is at home, which a text may name. */
export interface Home {
  state: string;
  stateCode: string;
  county: string;
  municipalities: ReadonlySet<string>;
}

/** What makes a name that of a street, a water or an institution: "Washington Avenue", "Delaware River". */
const feature =
  /^['’]s\b|^ (?:and [A-Z]\w+ )?(?:Ave|Avenue|St|Street|Road|Rd|Boulevard|Blvd|Drive|Lane|Place|Court|Way|Pike|Turnpike|Highway|River|Creek|Brook|Lake|Bay|Canal|Bridge|Water Gap|Park|School|High School|Hall|House|Square|Station|Line|Junction|University|College|Museum|Hospital|Railroad|Inn|Tavern)\b/;

/** The business of a dealer, of which a place outside the service area has no part. */
const business =
  /\b(?:deliver\w*|serv(?:e|es|ed|ing)|showrooms?|stores?|locations?|dealers?|dealership|branch(?:es)?|customers?|residents|rentals?|rent|storage|sell|sales|(?:we|our \w+|and|also|area) (?:also |now )?covers?|we (?:also |now )?(?:service|fix|mend)|covering|courts?|laws?|jurisdiction|govern(?:s|ed|ing)?|serviced|repair(?:s|ed)?|technicians?|workshop|owners|(?:bought|built|made|assembled|licensed)(?: (?:and|or) \w+)? (?:here |right )?(?:in|near|by|from|for|at)|families|buyers|renters|homeowners|driveways?|unload\w*|neighbors (?:in|of)|reach(?:es)?|(?:now|also) in|(?:same|our|delivery) (?:run|route|round)s?|we (?:are|come|go|bring|take|drive|send|haul|do (?:the same|so|this|that|it) (?:for|in))|communit(?:y|ies) in|we [^.!?]{0,50}?(?:bring|haul)|our (?:drivers?|carts?|crews?|trailers?|trucks?|area|lots?|yards?|shop|place|base|doors?)|(?:visit|find|call|reach|write to|mail|come to) us|(?:golf )?carts? (?:in|for|to|from)|the same (?:\w+ )?(?:trailers?|prices?|service|terms|carts?))\b/i;
/** "Pennsylvania Division of Consumer Affairs": an office to turn to is that of the own state. */
const office = /^ (?:(?:Division|Department|Bureau|Board|Office) of|Attorney General|Motor Vehicle)\b/;
/** "If the wedding is in ...", "a cart may not go to ...". */
const denial =
  /\b(?:if|not|never|cannot|neither|nor|outside|beyond|unlike|instead of|(?:turn|turns|turned) (?:around|back)|(?:stops?|ends?) (?:short |right )?(?:at|before))\b|n['’]t\b/i;
const deniedBehind =
  /\b(?:has (?:\w+ ){1,2}of its own|we (?:do not|don['’]t|never|cannot|can['’]t)|(?:is|are|lies|lie) (?:outside|beyond)|(?:is|are) not (?:ours|served|in our))\b/i;
/** "All over Monmouth County" is a stretch that somebody is served in. */
const reaches = /\b(?:all over|throughout|across|all around|(?:every|any|no)where in|corner of|best in)\s$/i;
/** Where a town's people came from is no business of the dealer. */
const history =
  /\b(?:found(?:ed|ers)|1[678]\d\ds?|charter(?:ed)?|laid out|incorporated|settle(?:d|rs)|colon\w+|named (?:for|after)|century|centuries|born|came (?:here )?from|moved here|ancestors)\b/i;
const ours = /\b(?:we|us|our|ours)\b/i;
const noDenial = /\bnot (?:only|just|merely)\b/gi;

/** Characters up to which a text is a heading or a label, and no sentence. */
const longestLabel = 60;
const leadsIn =
  /(?:\b(?:in|as far as|reach|reaches|visit|to|into|across|throughout|for|serve|serves|serving|of|near|around|from|and|or|our|through|dealers?|rentals?|repairs?|carts?|showrooms?|delivery)|[,:/(&|])\s*$/i;
const leadsOut = /^ (?:showroom|store|location|customers|residents|dealer|delivery|drivers|area)\b/i;

const found = {
  county: new RegExp(
    `\\b(${counties.join('|')})((?:,? (?:and|or|&) [A-Z]\\w+(?: May)?)? (?:County|Counties))\\b`,
    'gi',
  ),
  state: new RegExp(`\\b${oneOf(Object.values(states))}\\b`, 'gi'),
  code: new RegExp(`(?<=[A-Z][a-z]+, )(${Object.keys(states).join('|')})\\b`, 'g'),
  town: new RegExp(`\\b${oneOf([...towns, ...ambiguousTowns])}\\b`, 'g'),
  // Said to be served; "an hour from the Jersey Shore" is nothing of the kind.
  region:
    /(?<=\b(?:serv|deliver|ship|cover|dealer)\w*\b[^.!?]{0,60})\b(?:tri-?state(?: area)?|(?:Jersey Shore|South Jersey|North Jersey)|(?:all )?(?:50|fifty) states|nationwide|statewide|(?:two|three|four|several|both|neighboring|surrounding|nearby|adjoining) counties|(?:the |all )?counties (?:next to|around|beside|bordering|near)(?: it| ours| us)?|coast to coast|across the (?:country|state))/gi,
};
const sure = new Set([...towns, ...Object.values(states).filter((name) => !ambiguousStates.includes(name))].map(lower));

/** A word of every name that is looked for: few texts have one, and the patterns above are slow. */
const firstWords = new Set(
  [...towns, ...ambiguousTowns, ...Object.values(states), 'county', 'counties', 'jersey', 'south', 'north'].map(
    (name) => lower(name).split(/[ -]/)[0],
  ),
);

function mayName(text: string): boolean {
  return (
    /, [A-Z]{2}\b|state|nationwide|coast|country/i.test(text) ||
    (text.match(/[A-Za-z]+/g) ?? []).some((word) => firstWords.has(lower(word)))
  );
}

/**
 * Every state, county of the region and town that a text names as part of the business, other than those of `home`. A name that
 * means other things too counts only behind the words of a place; a street or a river that bears it never does.
 */
export function findPlaces(text: string, home: Home): FoundPlace[] {
  const places: FoundPlace[] = [];
  if (!mayName(text)) return places;
  for (const match of text.matchAll(found.county)) {
    if (lower(match[0]) !== lower(home.county)) add('county', match);
  }
  for (const match of text.matchAll(found.state)) {
    if (lower(match[0]) !== lower(home.state) && isMeant(text, match)) add('state', match);
  }
  for (const match of text.matchAll(found.code)) {
    // Doctors of medicine write the code of Maryland after their names.
    if (match[0] !== home.stateCode && match[0] !== 'MD') add('state', match);
  }
  for (const match of text.matchAll(found.town)) {
    if (!home.municipalities.has(lower(match[0])) && isMeant(text, match, home)) add('town', match);
  }
  for (const match of text.matchAll(found.region)) add('region', match);
  return places.sort((one, other) => one.start - other.start);

  function add(kind: FoundPlace['kind'], match: RegExpExecArray): void {
    if (places.some(({ start, text: taken }) => match.index >= start && match.index < start + taken.length)) return;
    if (kind !== 'region' && !isOfBusiness(text, match)) return;
    places.push({ kind, text: match[0], start: match.index });
  }
}

/** True for the name of a town of the region that is not among those of `home`. */
export function isTownElsewhere(name: string, { municipalities }: Home): boolean {
  return !municipalities.has(lower(name)) && (towns.includes(name) || ambiguousTowns.includes(name));
}

function isMeant(text: string, match: RegExpExecArray, home?: Home): boolean {
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  // "South Plainfield" and "Lake Manalapan" are other places.
  if (/\b(?:North|South|East|West|New|Old|Lake|Mount|Fort|Perth|Port|St\.)[ -]$/.test(before) || /^-/.test(after))
    return false;
  if (feature.test(after)) return false;
  if (sure.has(lower(match[0]))) return true;
  if (
    home &&
    (after.startsWith(' Township') || after.startsWith(`, ${home.stateCode}`) || after.startsWith(`, ${home.state}`))
  )
    return business.test(sentenceAround(text, match)) || !after.startsWith(' Township');
  return business.test(sentenceAround(text, match)) && (leadsIn.test(before) || leadsOut.test(after));
}

/** Said of the business, and not denied; a heading or a label says little beside the name. */
function isOfBusiness(text: string, match: RegExpExecArray): boolean {
  const sentence = sentenceAround(text, match);
  const before = sentence.slice(0, sentence.indexOf(match[0])).replace(noDenial, '');
  const behind = sentence.slice(before.length + match[0].length);
  if (office.test(behind)) return true;
  if (denial.test(before) || deniedBehind.test(behind) || /\bno place\b/i.test(sentence)) return false;
  if (history.test(sentence) && !ours.test(sentence)) return false;
  return text.length <= longestLabel || reaches.test(before) || business.test(sentence);
}

function sentenceAround(text: string, match: RegExpExecArray): string {
  const before =
    text
      .slice(0, match.index)
      .split(/[.?!]\s|\n\n/)
      .at(-1) ?? '';
  const end = /[.?!](?:\s|$)|\n\n/.exec(text.slice(match.index))?.index ?? text.length;
  return before + text.slice(match.index, match.index + end);
}

function lower(name: string): string {
  return name.toLowerCase();
}
