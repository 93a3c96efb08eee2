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

/** Numbers in a signature. */
const size = 96;

/** A MinHash signature: two texts agree in about as many of its numbers as they share of their shingles. */
export function signatureOf(shingles: Int32Array): Int32Array {
  const signature = new Int32Array(size).fill(0x7fffffff);
  for (const shingle of shingles) {
    let hash = shingle;
    for (let at = 0; at < size; at++) {
      hash = mix(hash, at);
      if (hash < (signature[at] ?? 0)) signature[at] = hash;
    }
  }
  return signature;
}

/**
 * For each text the few others that may share more than `limit` of what both hold together, by their places in the list: of those that
 * stand near it in one of many orders by a part of their signatures, and have the first number of it in common, the ones whose
 * signatures agree most. Takes time in proportion to the number of texts, however many are alike.
 */
export function likelyTwins(signatures: readonly Int32Array[], limit: number): number[][] {
  const twins = signatures.map(() => new Map<number, number>());
  for (let start = 0; start < size; start += 4) {
    for (const group of agreeingAt(start, signatures)) {
      group.sort((a, b) => compareFrom(start, signatures[a], signatures[b]));
      for (const [place, index] of group.entries()) {
        for (const neighbor of group.slice(place + 1, place + 1 + near)) {
          if (twins[index]?.has(neighbor)) continue;
          const alike = agreement(signatures[index], signatures[neighbor]);
          if (alike <= limit - margin) continue;
          twins[index]?.set(neighbor, alike);
          twins[neighbor]?.set(index, alike);
        }
      }
    }
  }
  return twins.map((known) => {
    const nearest = [...known].sort(([, a], [, b]) => b - a).slice(0, near);
    return nearest.map(([twin]) => twin);
  });
}

/** The texts, by their places in the list, in groups of at least two whose signatures have the same number at a place. */
function agreeingAt(at: number, signatures: readonly Int32Array[]): number[][] {
  const groups = Map.groupBy(signatures.keys(), (index) => signatures[index]?.[at]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** How many places apart two texts are looked at together, and how many others are given for each. */
const near = 3;
/** How far the agreement of two signatures may fall short of what their texts share. */
const margin = 0.12;

/** The part of the numbers in which two signatures agree. */
function agreement(a: Int32Array = new Int32Array(), b: Int32Array = new Int32Array()): number {
  let same = 0;
  for (let at = 0; at < size; at++) if (a[at] === b[at]) same++;
  return same / size;
}

/** Compares two signatures from one of their numbers on, the ones before it last. */
function compareFrom(start: number, a: Int32Array = new Int32Array(), b: Int32Array = new Int32Array()): number {
  for (let step = 0; step < size; step++) {
    const at = (start + step) % size;
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Jaccard similarity: what two lists of shingles share of what they hold together, 0 to 1. */
export function similarity(a: Int32Array, b: Int32Array): number {
  let shared = 0;
  for (let here = 0, there = 0; here < a.length && there < b.length; ) {
    const mine = a[here] ?? 0;
    const theirs = b[there] ?? 0;
    if (mine === theirs) shared++;
    if (mine <= theirs) here++;
    if (mine >= theirs) there++;
  }
  const all = a.length + b.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** FNV-1a, 32 bits, of each word: a run of letters and digits. */
function wordHashes(text: string): number[] {
  const hashes: number[] = [];
  const start = 0x811c9dc5;
  let hash = start;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const isCapital = code >= 65 && code <= 90;
    if (isCapital || (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code >= 0xc0) {
      hash = Math.imul(hash ^ (isCapital ? code | 32 : code), 0x01000193);
    } else if (hash !== start) {
      hashes.push(hash);
      hash = start;
    }
  }
  if (hash !== start) hashes.push(hash);
  return hashes;
}

function mix(so: number, next: number): number {
  return Math.imul(so ^ (so >>> 15) ^ next, 0x2c1b3c6d);
}
