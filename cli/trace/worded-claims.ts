import { isMap } from '../facts/facts.ts';
import type { Finding } from '../finding.ts';
import { oncePer } from '../once-per.ts';
import { valueAt } from '../schema/describe-error.ts';
import type { Site } from '../site/site.ts';
import { allowancesOf, allowsWords } from './allowances.ts';
import { type AuthoredText, authoredTexts, subjectOf } from './authored-text.ts';
import { type ContradictionRule, ruleOf } from './domain.ts';
import { entitiesOf, vehiclesOf } from './entities.ts';
import { isOfKind } from './manner-of-speaking.ts';
import { locateInText } from './source-span.ts';
import { surroundingsOf, wordsAt } from './surroundings.ts';
import { type Hit, hitReaderOf, type Topic, topicsOf } from './wordings.ts';

/** A text that says in words what its fact denies. */
export interface WrongClaim {
  text: AuthoredText;
  /** Where the words stand in the final text. */
  start: number;
  end: number;
  rule: ContradictionRule;
  finding: Omit<Finding, 'rule'>;
}

/** Words by which a clause speaks of what is not the case, or of another: anywhere in it, and before the claim. */
const hedges =
  /\b(?:if|unless|unlike|than|instead|rather|whether|available|option(?:s|al)?|either|compared?|versus|vs|upgrade|convert\w*|used to|formerly)\b/i;
const negations =
  /\b(?:without|not|no|never|nor|other|another|different|need|needs|want|prefer|look(?:ing)? (?:for|at)|or)\b|n['’]t\b/i;

function isWeighed(hits: readonly Hit[], { topic, wording }: Hit): boolean {
  return hits.some((other) => other.topic === topic && other.wording !== wording);
}

/** The claims that no entry under `consistency.allow` speaks of. */
export function wrongClaims(site: Site): WrongClaim[] {
  const allowances = allowancesOf(site);
  return allWrongClaims(site).filter((claim) => !allowances.some((allowance) => allowsWords(allowance, claim)));
}

/** Claims in words that contradict the record that they are about. */
export const allWrongClaims = oncePer((site: Site): WrongClaim[] => {
  const topics = topicsOf(site);
  const read = hitReaderOf(site);
  const found = new Map<string, WrongClaim>();
  for (const text of authoredTexts(site)) {
    const hits = read(text.value);
    for (const hit of hits) {
      // "Lead-acid is cheaper, lithium lasts longer" weighs the two against each other.
      if (isWeighed(hits, hit)) continue;
      const topic = topics[hit.topic];
      const wrong = topic && judge(site, text, topic, hit);
      if (wrong) found.set(`${wrong.finding.file}:${wrong.finding.line}:${wrong.finding.column}`, wrong);
    }
  }
  return [...found.values()];
});

/** What the claim is about says something else; undefined where it is true, or is about nothing that is known. */
function judge(site: Site, text: AuthoredText, topic: Topic, { pattern, start, end }: Hit): WrongClaim | undefined {
  const facts = factsMeant(site, text, topic, start, end);
  const [first] = facts;
  if (
    first === undefined ||
    facts.some((path) => topic.patterns[pattern]?.isTrue(valueAt(site.facts.tree, path.split('.'))))
  )
    return undefined;
  const words = text.value.slice(start, end);
  // What a reference brings in is judged where it is written.
  if (text.references.some((one) => one.start < end && one.end > start)) return undefined;
  const is = valueAt(site.facts.tree, first.split('.'));
  return {
    text,
    start,
    end,
    rule: ruleOf({ path: first, ...(topic.figure ? { mark: topic.figure } : {}) }),
    finding: {
      severity: 'error',
      ...locateInText(text, start, end),
      message: `"${words}" contradicts the fact ${first}, which is ${is}.`,
      hint: 'Correct the text, or the fact.',
      related: [{ ...site.facts.locate(first), message: `${first} is ${is}.` }],
    },
  };
}

/** Paths of the facts that the claim is about: it is true where one of them agrees. */
function factsMeant(
  site: Site,
  text: AuthoredText,
  { collection, field }: Topic,
  start: number,
  end: number,
): string[] {
  if (collection === undefined) return [field];
  const levels = surroundingsOf(site, text, start, end);
  const before =
    text.value
      .slice(0, start)
      .split(/[.!?;:,()\n]\s*/)
      .at(-1) ?? '';
  if (hedges.test(wordsAt(levels, 'clause')) || negations.test(before) || isOfKind(text.value, end)) return [];
  const named = levels
    .map((level) => [...entitiesOf(site).named(level.text)].filter((path) => isNamedAs(site, path, level.text)))
    .find((entries) => entries.length > 0);
  const subject = subjectOf(text);
  const entries = named ?? (subject === undefined ? [] : [subject]);
  return entries.flatMap((entry) => entriesOf(site, collection, entry)).map((entry) => `${entry}.${field}`);
}

/** By its name as it is written: "a people carrier" is not the series Carrier. */
function isNamedAs(site: Site, path: string, text: string): boolean {
  if (!/^(?:vehicles|series|brands)\./.test(path)) return false;
  const { name, model } = (valueAt(site.facts.tree, path.split('.')) ?? {}) as { name?: unknown; model?: unknown };
  return [name, model].some((one) => typeof one === 'string' && text.includes(one));
}

/** The vehicles of a series or brand, the brand of a vehicle or series, or the entry itself. */
function entriesOf(site: Site, collection: string, entry: string): string[] {
  const [own = '', slug = ''] = entry.split('.');
  if (own === collection) return [entry];
  const data = valueAt(site.facts.tree, [own, slug]);
  if (collection === 'brands') return isMap(data) && typeof data.brand === 'string' ? [`brands.${data.brand}`] : [];
  return Object.keys(vehiclesOf(site, entry)).map((name) => `vehicles.${name}`);
}
