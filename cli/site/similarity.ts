/** Words that are compared at once: long enough that two texts share few by chance. */
const length = 5;

/** Hashes of every run of five words. */
export function shinglesOf(words: readonly string[]): Set<number> {
  const hashes = words.map(hash);
  const shingles = new Set<number>();
  for (let start = 0; start + length <= hashes.length; start++) {
    let shingle = 0;
    for (let offset = 0; offset < length; offset++) shingle = mix(shingle, hashes[start + offset] ?? 0);
    shingles.add(shingle);
  }
  return shingles;
}

/** Jaccard similarity: what two sets share of what they hold together, 0 to 1. */
export function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared++;
  const all = one.size + other.size - shared;
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
