/** Words as they stand in an address: `Who we are` as `who-we-are`, `Café` as `cafe`. */
export function slugOf(words: string): string {
  const joined = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return joined.replace(/^-|-$/g, '');
}
