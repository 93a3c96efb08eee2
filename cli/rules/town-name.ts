import { isMap } from '../facts/facts.ts';
import { type NeighborTowns, neighborTownsOf } from '../places/neighbor-towns.ts';
import { townNamed } from '../places/town-named.ts';
import type { Rule } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { authoredTexts } from '../trace/authored-text.ts';
import { locateInText } from '../trace/source-span.ts';

export default {
  name: 'town-name',
  description: 'A resident opens the page of the own town, and reads what was written of another.',

  check(site, report) {
    const towns = neighborTownsOf(site);
    if (!towns) return;
    for (const text of authoredTexts(site)) {
      const [, own, field = ''] = /^municipalities\.([^.]+)\.(.+)$/.exec(text.fact ?? '') ?? [];
      // Of two towns of one name another rule tells.
      if (own === undefined || ![...towns.byName.values()].includes(own)) continue;
      const isOfOwn = (name: string) => towns.byName.get(name) === own;
      const isBase = (name: string) => field === 'delivery' && hasShowroom(site, towns, name);
      for (const { name, start } of townNamed(text.value, towns, { own, isTitle: field.endsWith('title') })) {
        if (isOfOwn(name) || isBase(name)) continue;
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

function hasShowroom({ facts: { tree } }: Site, { byName }: NeighborTowns, name: string): boolean {
  const showrooms = Object.values(isMap(tree.showrooms) ? tree.showrooms : {});
  return showrooms.some((one) => isMap(one) && one.municipality === byName.get(name));
}
