import { crc32 } from 'node:zlib';

/** Words that are compared at once: long enough that two texts share few by chance. */
const length = 5;

/** Hashes of every run of five words of a text, each once, in rising order. Case and punctuation make no difference. */
export function shinglesOf(text: string): Int32Array {
  const words = wordHashes(text);
  const runs = new Int32Array(Math.max(0, words.length - length + 1));
  for (let start = 0; start < runs.length; start++) {
    let shingle = 0;
    for (let offset = 0; offset < length; offset++) shingle = mix(shingle, words[start + offset] ?? 0);
    runs[start] = shingle;
  }
  return runs.sort().filter((shingle, index, all) => shingle !== all[index - 1]);
}

/** Numbers in a signature, and how many of them are looked for in others. */
const size = 96;
const sought = 24;

/** The least shingles of a text. Hashes have no order of their own, so two texts share about as large a part of these as of all. */
export function signatureOf(shingles: Int32Array): Int32Array {
  return shingles.slice(0, size);
}

/** How many texts are looked at on either side of one, and how many others are given for each. */
const near = 3;
/** How far the similarity of two signatures may fall short of that of their texts. */
const margin = 0.12;
/** More than there are texts: a number of 32 bits times this, plus the place of a text, is still exact. */
const places = 2 ** 20;

/**
 * For each text the few others that may share more than `limit` of what both hold together, by their places in the list: of those that
 * have numbers of its signature and stand near it among all that have them, the ones whose signatures are most alike. Takes time in
 * proportion to the number of texts, however many are alike.
 */
export function likelyTwins(signatures: readonly Int32Array[], limit: number): number[][] {
  // Each number with the place of a text that has it: once sorted, texts that share a number stand side by side.
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
    // Texts that are much alike share several numbers, so we compare a pair when it comes up for the second time.
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

/**
 * Jaccard similarity: what two lists of shingles share of what they hold together, 0 to 1.
 * @param most how many of what they hold together are looked at, the least first
 */
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

/** A hash of each word: a run of letters and digits. */
function wordHashes(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z0-9\u00c0-\uffff]+/g) ?? [];
  return words.map((word) => crc32(word));
}

function mix(so: number, next: number): number {
  return Math.imul(so ^ (so >>> 15) ^ next, 0x2c1b3c6d);
}
