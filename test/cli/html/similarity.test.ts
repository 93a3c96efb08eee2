import { expect, it } from 'vitest';
import { likelyTwins, shinglesOf, signatureOf, similarity } from '../../../cli/html/similarity.ts';

const limit = 0.4;

/** Gives numbers from 0 to 1, the same ones in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Creates pages of sentences. Each copies part of an earlier page, and a fifth of the text is on every page. */
function createPages(count: number): string[] {
  const random = createRandom(7);
  const sentence = () => Array.from({ length: 12 }, () => `w${Math.floor(random() * 5000)}`).join(' ');
  const shared = Array.from({ length: 8 }, sentence);
  const pages: string[][] = [];
  for (let index = 0; index < count; index++) {
    const lines = Array.from({ length: 32 }, sentence);
    const model = pages[Math.floor(random() * index)] ?? lines;
    const part = random();
    pages.push(lines.map((line, at) => (random() < part ? (model[at] ?? line) : line)));
  }
  return pages.map((lines) => [...shared, ...lines].join(' '));
}

it('finds nearly all texts with a twin that the exact measure finds', () => {
  const texts = createPages(500).map(shinglesOf);
  const alike = (a: number, b: number) => similarity(texts[a] as Int32Array, texts[b] as Int32Array);
  const likely = likelyTwins(texts.map(signatureOf), limit);
  const found = likely.flatMap((matches, index) => (matches.some((twin) => alike(index, twin) > limit) ? [index] : []));
  const twins = new Set<number>();
  for (const [index] of texts.entries())
    for (let earlier = 0; earlier < index; earlier++) if (alike(index, earlier) > limit) twins.add(index).add(earlier);
  const recall = found.length / twins.size;
  console.log(
    `${twins.size} of ${texts.length} texts have a twin, ${found.length} are found: recall ${recall.toFixed(3)}`,
  );
  expect(twins.size).toBeGreaterThan(100);
  expect(recall).toBeGreaterThan(0.97);
});

it('compares each of many texts that are all alike with a few others, and finds a twin of each', () => {
  const random = createRandom(11);
  const words = (count: number) => Array.from({ length: count }, () => `w${Math.floor(random() * 5000)}`).join(' ');
  const template = words(300);
  const texts = Array.from({ length: 1000 }, () => shinglesOf(`${template} ${words(60)}`));
  const counts = likelyTwins(texts.map(signatureOf), limit).map(({ length }) => length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});
