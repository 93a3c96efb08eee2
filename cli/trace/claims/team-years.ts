import { isMap } from '../../facts/facts.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

const most =
  /\b(?:the )?(?:most (?:years|experience|experienced)|longest[- ]serving|longer than (?:anyone|anybody|everyone|any other|all(?: the)? others?))\b|\bmore (?:years|experience)[^.!?;]{0,30}? than (?:anyone|anybody|any|all|everyone)\b/i;
const least =
  /\b(?:fewest years|least experience(?:d)?|(?:is|as) the newest|newest (?:to carts|on the team|of (?:us|the team)|member)|youngest in the trade)\b/i;

/** "Has worked with carts longer than anyone else on the team", of one who has not. */
export const teamYears: ClaimReader = {
  cue: () => new RegExp(`${most.source}|${least.source}`, 'i'),
  read(site, text) {
    const own = Number(/^team\.(\d+)\.description$/.exec(text.fact ?? '')?.[1] ?? Number.NaN);
    const { team } = site.facts.tree;
    if (Number.isNaN(own) || !Array.isArray(team)) return [];
    const years = team.map((one) => (isMap(one) && typeof one.experienceYears === 'number' ? one.experienceYears : 0));
    const mine = years[own] ?? 0;
    const match = most.exec(text.value) ?? least.exec(text.value);
    if (!match || /\b(?:not|never|among|one of)\b|n['’]t\b/i.test(text.value.slice(0, match.index))) return [];
    const other = most.test(match[0]) ? years.findIndex((one) => one > mine) : years.findIndex((one) => one < mine);
    if (other === -1) return [];
    return [
      wrongClaim(
        text,
        { start: match.index, end: match.index + match[0].length },
        {
          rule: 'policy-figure',
          message: `"${match[0]}" is not so: the years here are ${mine}, and those of another are ${years[other]}.`,
          hint: 'Correct the text, or the years.',
          related: [{ ...site.facts.locate(`team.${other}.experienceYears`), message: `${years[other]} years.` }],
        },
      ),
    ];
  },
};
