/** Turns text into a URL slug: `Who we are` becomes `who-we-are`, and `Café` becomes `cafe`. */
export function slugOf(words: string): string {
  const joined = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return joined.replace(/^-|-$/g, '');
}
