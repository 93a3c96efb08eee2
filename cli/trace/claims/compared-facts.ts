import { numberAt } from '../../facts/described-facts.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { relatedTo } from '../judgement.ts';
import { stemReaderOf } from '../stem.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { type FactPair, factPairsOf } from './fact-pairs.ts';

/** By which a figure is weighed against another; durations are also sooner and later. */
const more = 'more|higher|dearer|pricier|longer|larger|bigger|greater|wider|farther|further|costlier|steeper';
const less = 'less|lower|cheaper|shorter|smaller|fewer|narrower|nearer';
const comparative = new RegExp(
  `\\b(?:(?<more>${more}|later|slower)|(?<less>${less}|sooner|earlier|faster|quicker))\\b[^.!?;:]{0,40}? than |\\b(?<same>the same)\\b[^.!?;:]{0,40}? as `,
  'i',
);
const hedged =
  /\b(?:not|no|never|hardly|rarely|if|unless|whether|nothing|rather|more than (?:once|one)|any|other)\b|n['’]t\b|\?/i;
const money = /\b(?:cost|price|pay|cheap|dear|charge|fee|expens|deposit|rent)/i;
const timely = /\b(?:sooner|later|faster|quicker|slower|earlier|longer|shorter|wait|hours|days|weeks)\b/i;

/** "Winter comes cheaper than summer", "buyers get a longer free distance than renters": two facts of one name, weighed against each other. */
export const comparedFacts: ClaimReader = {
  cue: () => / than |\bthe same\b/,
  read(site, text) {
    return sentencesOf(text.value).flatMap(({ sentence, index }) => judge(site, text, sentence, index) ?? []);
  },
};

function judge(site: Site, text: AuthoredText, sentence: string, index: number): WrongClaim | undefined {
  const match = comparative.exec(sentence);
  if (!match || hedged.test(sentence)) return undefined;
  const stems = stemReaderOf(site);
  // "There were more promotions than hires."
  const before = stems(sentence.slice(0, match.index + match[0].length));
  const behind = stems(sentence.slice(match.index + match[0].length));
  const all = new Set([...stems(sentence), ...stems(text.page?.seo.title ?? '')]);
  const isSaid = (words: ReadonlySet<string>, said: ReadonlySet<string>) => words.size > 0 && words.isSubsetOf(said);
  const isKind = ({ one }: FactPair) =>
    one.mark.kind === 'money' ? money.test(sentence) : one.mark.kind !== 'duration' || timely.test(sentence);
  const meant = factPairsOf(site).filter(
    (pair) =>
      isSaid(pair.ofOne, before) &&
      isSaid(pair.ofOther, behind) &&
      !isSaid(pair.ofOther, before) &&
      !pair.shared.isDisjointFrom(all) &&
      isKind(pair),
  );
  const { more: isMore, same: isSame } = match.groups ?? {};
  const isTrue = ({ values: [a, b] }: { values: [number, number] }) => (isSame ? a === b : isMore ? a > b : a < b);
  const weighed = meant.flatMap((pair) => {
    const [a, b] = [numberAt(site, pair.one.path), numberAt(site, pair.other.path)];
    return a === undefined || b === undefined ? [] : [{ ...pair, values: [a, b] as [number, number] }];
  });
  const [first] = weighed;
  if (!first || weighed.some(isTrue)) return undefined;
  const start = index + match.index;
  const { one, other, values } = first;
  return wrongClaim(
    text,
    { start, end: start + match[0].trimEnd().length },
    {
      rule: ruleOf(one),
      message: `"${match[0].trim()}" is not so: ${one.path} is ${values[0]}, and ${other.path} is ${values[1]}.`,
      hint: 'Correct the text, or the facts.',
      related: [relatedTo(site, one), relatedTo(site, other)],
    },
  );
}
