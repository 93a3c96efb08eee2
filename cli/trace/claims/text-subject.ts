import { oncePer } from '../../memory/once-per.ts';
import { entriesOf } from '../../places/town-names.ts';
import type { Site } from '../../site/site.ts';
import { subjectOf } from '../authored-text.ts';
import { oneOf } from '../one-of.ts';
import { type ClaimReader, wrongClaim } from './claim.ts';

/** "The D5 Ranger 4 Plus gives ...", at the head of the description of another cart. */
export const textSubject: ClaimReader = {
  read(site, text) {
    const own = subjectOf(text);
    if (!/^vehicles\.[^.]+\.(?:description|summary)$/.test(text.fact ?? '')) return [];
    const { pattern, pathOf } = namesOf(site);
    const match = pattern.exec(text.value);
    const name = match?.[1];
    if (!match || name === undefined || pathOf.get(name)?.includes(String(own))) return [];
    const [path = ''] = pathOf.get(name) ?? [];
    const start = match[0].length - name.length;
    return [
      wrongClaim(
        text,
        { start, end: start + name.length },
        {
          rule: 'specification',
          message: `The text of ${own} begins with "${name}", which is another cart.`,
          hint: 'Write {{ vehicle.name }}.',
          related: [{ ...site.facts.locate(`${path}.name`), message: 'The cart of that name.' }],
        },
      ),
    ];
  },
};

/** Paths of the vehicles by each of their names; a short one may be that of two. */
const namesOf = oncePer(({ facts: { tree } }: Site) => {
  const pathOf = new Map<string, string[]>();
  for (const [slug, { name, model }] of entriesOf(tree.vehicles)) {
    for (const one of [name, model]) {
      if (typeof one === 'string') pathOf.set(one, [...(pathOf.get(one) ?? []), `vehicles.${slug}`]);
    }
  }
  const pattern = new RegExp(
    `^(?:The |This |Our |In the )?(${oneOf(pathOf.keys())})(?![\\w-]| \\d| (?:and|or|series|family)\\b)`,
  );
  return { pattern, pathOf };
});
