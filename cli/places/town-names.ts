import { type FactMap, isMap } from '../facts/facts.ts';
import type { Site } from '../site/site.ts';
import { oneOf } from '../trace/one-of.ts';

/** Slugs of the service area's towns by name, with and without the kind of town: "Monroe", "Monroe Township". */
export function townNamesOf({ facts: { tree } }: Site): Map<string, string> {
  return new Map(
    entriesOf(tree.municipalities).flatMap(([slug, { name, type }]): [string, string][] => {
      const short = String(name).replace(/ (?:Township|Borough|City)$/, '');
      return [String(name), short, `${short} ${type}`].map((one) => [one, slug]);
    }),
  );
}

/** The source of a pattern that finds one of the names where it is not that of a county or of something longer. */
export function townPattern(names: Iterable<string>): string {
  return `${oneOf(names)}(?![\\w-]| County)`;
}

/** The towns of the list that a match ends with, with where each name stands in the text. */
export function townsListed(match: RegExpExecArray, list: string, town: RegExp): { name: string; start: number }[] {
  const from = match.index + match[0].lastIndexOf(list);
  return [...list.matchAll(town)].map(({ 0: name, index }) => ({ name, start: from + index }));
}

/** The entries of a mapping of facts that are mappings themselves. */
export function entriesOf(value: unknown): [string, FactMap][] {
  return Object.entries(isMap(value) ? value : {}).filter((entry): entry is [string, FactMap] => isMap(entry[1]));
}
