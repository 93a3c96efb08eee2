import { numberAt } from '../../facts/described-facts.ts';
import { type FactFigure, figureIndexOf } from '../../facts/figure-index.ts';
import { oncePer } from '../../once-per.ts';
import type { Site } from '../../site/site.ts';
import type { AuthoredText } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { entitiesOf } from '../entities.ts';
import { relatedTo } from '../judgement.ts';
import { stemReaderOf, stemsOf } from '../stem.ts';
import { sentencesOf } from '../surroundings.ts';
import { type ClaimReader, type WrongClaim, wrongClaim } from './claim.ts';

/** By which a figure is weighed against another; durations are also sooner and later. */
const more = 'more|higher|dearer|pricier|longer|larger|bigger|greater|wider|farther|further|costlier|steeper';
const less = 'less|lower|cheaper|shorter|smaller|fewer|narrower|nearer';
const comparative = new RegExp(
  `\\b(?:(?<more>${more}|later|slower)|(?<less>${less}|sooner|earlier|faster|quicker))\\b[^.!?;:]{0,40}? than `,
  'i',
);
const hedged =
  /\b(?:not|no|never|hardly|rarely|if|unless|whether|nothing|rather|more than (?:once|one)|any|other)\b|n['’]t\b|\?/i;
const money = /\b(?:cost|price|pay|cheap|dear|charge|fee|expens|deposit|rent)/i;
const timely = /\b(?:sooner|later|faster|quicker|slower|earlier|longer|shorter|wait|hours|days|weeks)\b/i;

/** "Winter comes cheaper than summer", "buyers get a longer free distance than renters": two facts of one name, weighed against each other. */
export const comparedFacts: ClaimReader = {
  cue: () => / than /,
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
  const isKind = ({ one }: Pair) =>
    one.mark.kind === 'money' ? money.test(sentence) : one.mark.kind !== 'duration' || timely.test(sentence);
  const meant = pairsOf(site).filter(
    (pair) =>
      isSaid(pair.ofOne, before) &&
      isSaid(pair.ofOther, behind) &&
      !isSaid(pair.ofOther, before) &&
      !pair.shared.isDisjointFrom(all) &&
      isKind(pair),
  );
  const isMore = match.groups?.more !== undefined;
  const isTrue = ({ values: [a, b] }: { values: [number, number] }) => (isMore ? a > b : a < b);
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

/** Two facts, in either order, that differ in a step of their paths alone, and the words that tell which is which. */
interface Pair {
  one: FactFigure;
  other: FactFigure;
  ofOne: ReadonlySet<string>;
  ofOther: ReadonlySet<string>;
  shared: ReadonlySet<string>;
}

/** Collections whose entries are compared by readers of their own. */
const elsewhere = /^(?:vehicles|series|brands|hours|team|municipalities|showrooms)\./;

const pairsOf = oncePer((site: Site): Pair[] => {
  // `freeMiles` of sales has one for each showroom.
  const isEntry = (path: string) => /^showrooms\./.test(entitiesOf(site).of(path) ?? '');
  const stepsOf = ({ path }: FactFigure) => (isEntry(path) ? path.split('.').slice(0, -1) : path.split('.'));
  const facts = figureIndexOf(site).facts.filter(({ path, isDerived }) => !isDerived && !elsewhere.test(path));
  const groups = Map.groupBy(
    facts.flatMap((fact) => {
      const steps = stepsOf(fact);
      const unit = [fact.mark.kind, fact.mark.unit].join(' ');
      return steps.map((own, at) => ({ fact, own, rest: [...steps.slice(0, at), '*', ...steps.slice(at + 1)], unit }));
    }),
    ({ rest, unit }) => `${unit} ${rest.join('.')}`,
  );
  return [...groups.values()].flatMap((group) =>
    group.flatMap((one) =>
      group.flatMap((other): Pair[] => {
        const [mine, theirs] = [stemsOf(one.own), stemsOf(other.own)];
        const [ofOne, ofOther] = [mine.difference(theirs), theirs.difference(mine)];
        const shared = new Set([...stemsOf(one.rest.join(' ')), ...mine.intersection(theirs)]);
        if (ofOne.size === 0 || ofOther.size === 0) return [];
        return [{ one: one.fact, other: other.fact, ofOne, ofOther, shared }];
      }),
    ),
  );
});
