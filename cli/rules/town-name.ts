import { isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import { type NeighborTowns, neighborTownsOf } from '../places/neighbor-towns.ts';
import { townNamed } from '../places/town-named.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { type AuthoredText, authoredTexts } from '../trace/authored-text.ts';
import { locateInText } from '../trace/source-span.ts';

const kinds = /\b(?:[Tt]he|[Tt]his|[Ii]s a|[Oo]ur) (borough|township)\b(?!s? (?:line|around|next))/g;

export default {
  name: 'town-name',
  description: 'A resident opens the page of the own town, and reads what was written of another.',

  checkSite(site, report) {
    const towns = neighborTownsOf(site);
    if (!towns) return;
    for (const text of authoredTexts(site)) {
      const [, own, field = ''] = /^municipalities\.([^.]+)\.(.+)$/.exec(text.fact ?? '') ?? [];
      // Of two towns of one name another rule tells.
      if (own === undefined || ![...towns.byName.values()].includes(own)) continue;
      checkKind(site, text, own, report);
      const isBase = (name: string) => field === 'delivery' && hasShowroom(site, towns, name);
      for (const { name, start } of townNamed(text.value, towns, { own, isTitle: field.endsWith('title') })) {
        if (isBase(name)) continue;
        report({
          ...locateInText(text, start, start + name.length),
          message: `A text of "${own}" speaks of "${name}" as if it were the town.`,
          hint: 'Name the own town, or say how the other is near it.',
          related: [{ ...site.facts.locate(`municipalities.${own}.name`), message: 'The town of the text.' }],
        });
      }
    }
  },
} satisfies Rule;

/** "The borough" of a town that is a township; a city may be the next one. */
function checkKind(site: Site, text: AuthoredText, own: string, report: RuleReport): void {
  const { municipalities } = site.facts.tree;
  const town = isMap(municipalities) ? municipalities[own] : undefined;
  if (!isMap(town) || typeof town.type !== 'string' || isInvalidFact(`municipalities.${own}.type`, site.invalidFacts))
    return;
  for (const { 0: words, 1: kind = '', index } of text.value.matchAll(kinds)) {
    if (kind.toLowerCase() === town.type.toLowerCase()) continue;
    report({
      ...locateInText(text, index, index + words.length),
      message: `"${words}" is said of ${town.name}, which is a ${town.type}.`,
      hint: 'Correct the words, or the type of the town.',
      related: [{ ...site.facts.locate(`municipalities.${own}.type`), message: 'The type of the town.' }],
    });
    return;
  }
}

function hasShowroom({ facts: { tree } }: Site, { byName }: NeighborTowns, name: string): boolean {
  const showrooms = Object.values(isMap(tree.showrooms) ? tree.showrooms : {});
  return showrooms.some((one) => isMap(one) && one.municipality === byName.get(name));
}
