/** Words that are compared at once: long enough that two texts share few by chance. */
const length = 5;

/** Hashes of every run of five words, each once, in rising order. */
export function shinglesOf(words: readonly string[]): Int32Array {
  const hashes = words.map(hash);
  const runs = new Int32Array(Math.max(0, hashes.length - length + 1));
  for (let start = 0; start < runs.length; start++) {
    let shingle = 0;
    for (let offset = 0; offset < length; offset++) shingle = mix(shingle, hashes[start + offset] ?? 0);
    runs[start] = shingle;
  }
  return runs.sort().filter((shingle, index, all) => shingle !== all[index - 1]);
}

/** Jaccard similarity: what two lists of shingles share of what they hold together, 0 to 1. */
export function similarity(one: Int32Array, other: Int32Array): number {
  let shared = 0;
  for (let here = 0, there = 0; here < one.length && there < other.length; ) {
    const mine = one[here] ?? 0;
    const theirs = other[there] ?? 0;
    if (mine === theirs) shared++;
    if (mine <= theirs) here++;
    if (mine >= theirs) there++;
  }
  const all = one.length + other.length - shared;
  return all === 0 ? 0 : shared / all;
}

/** FNV-1a, 32 bits. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  return value;
}

function mix(so: number, next: number): number {
  return Math.imul(so ^ (so >>> 15) ^ next, 0x2c1b3c6d);
}
