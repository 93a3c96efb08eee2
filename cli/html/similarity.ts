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

/** Numbers in a signature. */
const size = 96;
/** How many of them we look up in other texts. */
const sought = 24;

/** The smallest shingles of a text. Hashes are random, so two texts share about the same proportion of these as of all. */
export function signatureOf(shingles: Int32Array): Int32Array {
  return shingles.slice(0, size);
}

/** How many neighbors of a text we look at, and how many twins we return per text. */
const near = 3;
/** How far the similarity of two signatures may be below that of their texts. */
const margin = 0.12;

/**
 * For each text, a few others, by index, that may share more than `limit` of their combined shingles: those with the most similar
 * signatures. The time grows linearly with the number of texts, however many are alike.
 */
export function likelyTwins(signatures: readonly Int32Array[], limit: number): number[][] {
  const twins = signatures.map((): { twin: number; alike: number }[] => []);
  /** The last texts that have a number. */
  const holders = new Map<number, number[]>();
  for (const [index, signature] of signatures.entries()) {
    /** Earlier texts, each with how many numbers it shares. */
    const met = new Map<number, number>();
    for (const number of signature.subarray(0, sought)) {
      const before = holders.get(number) ?? [];
      for (const text of before) met.set(text, (met.get(text) ?? 0) + 1);
      holders.set(number, [...before.slice(1 - near), index]);
    }
    for (const [twin, shared] of met) {
      // Very similar texts share several numbers.
      const alike = shared < 2 ? 0 : similarity(signature, signatures[twin]!, size);
      if (alike <= limit - margin) continue;
      twins[index]?.push({ twin, alike });
      twins[twin]?.push({ twin: index, alike });
    }
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
