import { isMap } from '../facts/facts.ts';
import { isInvalidFact } from '../facts/invalid-facts.ts';
import {
  type ClaimedNeighbors,
  mayClaim,
  type NeighborTowns,
  neighborsClaimed,
  neighborTownsOf,
} from '../places/neighbor-towns.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import { type AuthoredText, authoredTexts } from '../trace/authored-text.ts';
import { locateInText } from '../trace/source-span.ts';

export default {
  name: 'neighbor',
  description: 'Whoever lives there sees that the dealer does not know the county: the next town is another one.',

  checkSite(site, report) {
    checkMutual(site, report);
    const towns = neighborTownsOf(site);
    if (!towns) return;
    const read = rememberTexts(site, {
      kind: 'neighbors',
      parameters: [...towns.byName],
      read: (value) => neighborsClaimed(value, towns),
    });
    for (const text of authoredTexts(site)) {
      if (mayClaim(text.value)) checkText(site, text, read(text.value), towns, report);
    }
  },
} satisfies Rule;

/** Each town is a neighbor of its neighbors. */
function checkMutual({ facts, invalidFacts }: Site, report: RuleReport): void {
  const towns = isMap(facts.tree.municipalities) ? facts.tree.municipalities : {};
  for (const [slug, town] of Object.entries(towns)) {
    const neighbors = isMap(town) && Array.isArray(town.neighbors) ? town.neighbors.map(String) : [];
    for (const [index, neighbor] of neighbors.entries()) {
      const other = towns[neighbor];
      if (!isMap(other) || !Array.isArray(other.neighbors) || other.neighbors.includes(slug)) continue;
      if (isInvalidFact(`municipalities.${neighbor}.neighbors`, invalidFacts)) continue;
      report({
        ...facts.locate(`municipalities.${slug}.neighbors.${index}`),
        message: `The municipality "${slug}" calls "${neighbor}" a neighbor, which does not know of it.`,
        hint: 'Take it out, or name each as a neighbor of the other.',
        related: [{ ...facts.locate(`municipalities.${neighbor}.neighbors`), message: 'The neighbors of the other.' }],
      });
    }
  }
}

/** "Edison borders South Amboy", "Woodbridge is Cranbury's neighbor": towns that the facts keep apart. */
function checkText(
  site: Site,
  text: AuthoredText,
  claimed: readonly ClaimedNeighbors[],
  towns: NeighborTowns,
  report: RuleReport,
): void {
  const own = /^municipalities\.([^.]+)/.exec(text.fact ?? text.page?.subject?.path ?? '')?.[1];
  for (const { one = own, other, name, start } of claimed) {
    if (one === undefined || one === other || towns.neighbors.get(one)?.has(other)) continue;
    report({
      ...locateInText(text, start, start + name.length),
      message: `"${name}" is called a neighbor of "${one}", which the facts deny.`,
      hint: 'Name a neighbor, or correct the neighbors of the town.',
      related: [{ ...site.facts.locate(`municipalities.${one}.neighbors`), message: 'The neighbors of the town.' }],
    });
  }
}
