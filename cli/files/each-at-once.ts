import { availableParallelism } from 'node:os';

/**
 * `work` for every item, so many at a time; as many as there are cores unless given. The results are in the order of the items; the first
 * failure ends it.
 */
export async function eachAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  count = availableParallelism(),
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const run = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, run));
  return results;
}
