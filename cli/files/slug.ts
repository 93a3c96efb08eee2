/** Words as they stand in an address: `Who we are` as `who-we-are`. */
export function slugOf(words: string): string {
  const joined = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return joined.replace(/^-|-$/g, '');
}
