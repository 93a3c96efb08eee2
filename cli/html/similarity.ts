import { crc32 } from 'node:zlib';

/** Words in a run. It is long enough that two texts rarely share one by chance. */
const length = 5;

/** The hashes of all runs of five words in a text, without duplicates, in ascending order. Ignores case and punctuation. */
export function shinglesOf(text: string): Int32Array {
  const words = text.toLowerCase().match(/[a-z0-9\u00c0-\uffff]+/g) ?? [];
  const hashes = words.map((word) => crc32(word));
  const runs = new Int32Array(Math.max(0, hashes.length - length + 1));
  for (let start = 0; start < runs.length; start++) {
    let shingle = 0;
    for (let offset = 0; offset < length; offset++)
      shingle = Math.imul(shingle ^ (shingle >>> 15) ^ (hashes[start + offset] ?? 0), 0x2c1b3c6d);
    runs[start] = shingle;
  }
  return runs.sort().filter((shingle, index, all) => shingle !== all[index - 1]);
}

/** Numbers in a signature, and how many of them we look up in other texts. */
const size = 96;
const sought = 24;

/** The smallest shingles of a text. Hashes are random, so two texts share about the same proportion of these as of all. */
export function signatureOf(shingles: Int32Array): Int32Array {
  return shingles.slice(0, size);
}

/** How many neighbors of a text we look at, and how many twins we return per text. */
const near = 3;
/** How far the similarity of two signatures may be below that of their texts. */
const margin = 0.12;
/** More than there can be texts. A 32-bit number times this plus a text's index is still an exact double. */
const places = 2 ** 20;

/**
 * For each text, a few others, by index, that may share more than `limit` of their combined shingles: those with the most similar
 * signatures. The time grows linearly with the number of texts, however many are alike.
 */
export function likelyTwins(signatures: readonly Int32Array[], limit: number): number[][] {
  // Pairs each number with the index of its text. Once sorted, texts that share a number are next to each other.
  const holders = signatures.flatMap((signature, index) =>
    Array.from(signature.subarray(0, sought), (number) => number * places + index),
  );
  const beside = Float64Array.from(holders).sort();
  const pairs: number[] = [];
  for (let at = 0; at < beside.length; at++) {
    const number = Math.floor(beside[at]! / places);
    const first = number * places;
    for (let next = at + 1; next <= at + near && beside[next]! < first + places; next++)
      pairs.push((beside[at]! - first) * places + beside[next]! - first);
  }
  const twins = signatures.map((): { twin: number; alike: number }[] => []);
  const met = Float64Array.from(pairs).sort();
  for (const [at, pair] of met.entries()) {
    // Very similar texts share several numbers, so we compare a pair only when it comes up the second time.
    if (pair !== met[at - 1] || pair === met[at - 2]) continue;
    const [a, b] = [Math.floor(pair / places), pair % places];
    const alike = similarity(signatures[a]!, signatures[b]!, size);
    if (alike <= limit - margin) continue;
    twins[a]?.push({ twin: b, alike });
    twins[b]?.push({ twin: a, alike });
  }
  return twins.map((likely) => {
    const nearest = likely.sort((a, b) => b.alike - a.alike).slice(0, near);
    return nearest.map(({ twin }) => twin);
  });
}

/** Jaccard similarity of two lists of shingles, from 0 to 1. @param most how many of their combined shingles to look at, smallest first */
export function similarity(a: Int32Array, b: Int32Array, most = Number.POSITIVE_INFINITY): number {
  let shared = 0;
  let all = 0;
  for (let here = 0, there = 0; (here < a.length || there < b.length) && all < most; all++) {
    const mine = a[here] ?? Number.POSITIVE_INFINITY;
    const theirs = b[there] ?? Number.POSITIVE_INFINITY;
    if (mine === theirs) shared++;
    if (mine <= theirs) here++;
    if (mine >= theirs) there++;
  }
  return all === 0 ? 0 : shared / all;
}
