import { isCollection, isMap, isPair, isScalar, type Node, type Pair, type YAMLMap } from 'yaml';
import { oncePer } from '../memory/once-per.ts';

/** The node that a step leads to from a map or a list, with its key. */
export function childOf(
  node: Node | null | undefined,
  step: string | number,
): { key?: Node; value?: Node } | undefined {
  if (!node || !isCollection(node)) return undefined;
  if (!isMap(node)) {
    const item = node.items[Number(step)];
    return item && !isPair(item) ? { value: item as Node } : undefined;
  }
  const pair = pairsOf(node).get(String(step));
  return pair && { key: pair.key as Node, value: (pair.value as Node | null) ?? undefined };
}

/** The entries of a map by their keys; of those that stand twice, the first. */
const pairsOf = oncePer(
  ({ items }: YAMLMap): ReadonlyMap<string, Pair> => new Map([...items].reverse().map((pair) => [keyOf(pair), pair])),
);

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}
