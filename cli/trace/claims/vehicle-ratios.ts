import { numberAt } from '../../facts/described-facts.ts';
import { figureIndexOf } from '../../facts/figure-index.ts';
import { subjectOf } from '../authored-text.ts';
import { ruleOf } from '../domain.ts';
import { entitiesOf } from '../entities.ts';
import { relatedTo } from '../judgement.ts';
import { sentenceBefore } from '../surroundings.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const shares: readonly [words: RegExp, ratio: number][] = [
  [/^half/i, 0.5],
  [/^(?:twice|double)/i, 2],
  [/^(?:three times|triple)/i, 3],
  [/^(?:a|one) third/i, 1 / 3],
];
const fields: readonly [words: RegExp, field: string][] = [
  [/price|cost|money/i, 'price'],
  [/far|range|miles/i, 'range'],
  [/fast|speed|quick/i, 'topSpeed'],
  [/payload|load|weight|carr|haul/i, 'payload'],
  [/seats|people/i, 'seats'],
];
const ratios =
  /\b(half|twice|double|three times|triple|(?:a|one) third of) (the (?:price|cost|range|speed|payload|seats)|as (?:far|fast|much weight|many seats)|what) (?:of|as|costs) ([^.!?;:,\n]{3,60})/gi;

/** How far from the ratio two figures may be: "twice as far" of one and nine tenths. */
const tolerance = 0.15;

/** "Half the price of the Carrier 6 Plus", "twice as far as the Rover XXL". */
export const vehicleRatios: ClaimReader = {
  cue: () => /\b(?:half|twice|double|triple|third of|three times)\b/i,
  read(site, text) {
    return [...text.value.matchAll(ratios)].flatMap((match) => {
      const [words, share = '', measure = '', other = ''] = match;
      const before = sentenceBefore(text.value, match.index);
      const vehicles = (of: string) => [...entitiesOf(site).named(of)].filter((path) => path.startsWith('vehicles.'));
      const own = vehicles(before).at(-1) ?? subjectOf(text);
      const [theirs, ...more] = vehicles(other);
      const field = fields.find(([name]) => name.test(measure))?.[1] ?? 'price';
      const ratio = shares.find(([name]) => name.test(share))?.[1];
      if (!own?.startsWith('vehicles.') || theirs === undefined || more.length > 0 || ratio === undefined) return [];
      if (/\b(?:not|never|less than|more than|over|under|nearly|almost|about)\b|n['’]t\b/i.test(before)) return [];
      const [a, b] = [numberAt(site, `${own}.${field}`), numberAt(site, `${theirs}.${field}`)];
      if (a === undefined || b === undefined || Math.abs(a / b / ratio - 1) <= tolerance) return [];
      const facts = [own, theirs].map((path) => figureIndexOf(site).byPath.get(`${path}.${field}`));
      return wrongClaim(
        text,
        { start: match.index, end: match.index + words.length },
        {
          rule: ruleOf(facts[0] ?? { path: `${own}.${field}` }),
          message: `"${words.trim()}" is not so: ${own}.${field} is ${a}, and ${theirs}.${field} is ${b}.`,
          hint: 'Correct the text, or the records.',
          related: facts.filter((fact) => fact !== undefined).map((fact) => relatedTo(site, fact)),
        },
      );
    });
  },
};
