import { numberAt } from '../../facts/described-facts.ts';
import type { FactFigure } from '../../facts/figure-index.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { factFigureOf } from '../fact-path.ts';
import { relatedTo } from '../judgement.ts';
import { stemReaderOf } from '../stem.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';
import { type FactPair, factPairsOf } from './fact-pairs.ts';

const same = /\b(?:the )?same\b(?![ -](?:day|time|way|week|month|place|person|people|cart|model|one)\b)/i;
const hedged = /\b(?:not|no|never|if|unless|whether|nearly|almost|about)\b|n['’]t\b|\?/i;
/** By which nothing more has to be said of what is the same: "the same goes for purchases". */
const ofAll = /\bsame (?:\w+ )?(?:goes|applies|apply|holds|hold|is true|counts)\b/i;

/** "{{ the free miles of rentals }} are free. The same distance is free when you buy": a figure, said of its counterpart too. */
export const sameFacts: ClaimReader = {
  cue: () => /\bsame\b/i,
  read(site, text) {
    if (text.references.length === 0) return [];
    return sentencesOf(text.value).flatMap(({ sentence, index }) => judge(site, text, sentence, index) ?? []);
  },
};

function judge(site: Site, text: AuthoredText, sentence: string, index: number): WrongClaim | undefined {
  const match = same.exec(sentence);
  if (!match || hedged.test(sentence) || / as\b/.test(sentence.slice(match.index))) return undefined;
  const start = index + match.index;
  const behind = stemReaderOf(site)(sentence.slice(match.index));
  const isMeant = ({ ofOne, ofOther, shared }: FactPair) =>
    ofOther.isSubsetOf(behind) && !ofOne.isSubsetOf(behind) && (ofAll.test(sentence) || !shared.isDisjointFrom(behind));
  const meant = factsBefore(site, text, start).flatMap((fact) =>
    factPairsOf(site).filter((pair) => pair.one === fact && isMeant(pair)),
  );
  const numberOf = ({ path }: FactFigure) => numberAt(site, path);
  const [first] = meant;
  if (!first || meant.some(({ one, other }) => numberOf(one) === numberOf(other))) return undefined;
  const { one, other } = first;
  return wrongClaim(
    text,
    { start, end: index + sentence.trimEnd().length },
    {
      rule: ruleOf(other),
      message: `"${match[0]}" is not so: ${one.path} is ${numberOf(one)}, and ${other.path} is ${numberOf(other)}.`,
      hint: 'Tell each of them, or correct the facts.',
      related: [relatedTo(site, one), relatedTo(site, other)],
    },
  );
}

/** What was told in the sentences right before, the last first; of what stands farther off nothing is spoken any more. */
function factsBefore(site: Site, text: AuthoredText, start: number): FactFigure[] {
  return text.references
    .filter(({ end }) => end <= start && text.value.slice(end, start).split(/[.!?]\s/).length <= 3)
    .toReversed()
    .map((reference) => factFigureOf(site, text, reference))
    .filter((fact) => fact !== undefined);
}
