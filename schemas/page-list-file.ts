/**
 * Address of the file that lists the page at `route`, or the page that answers a pattern. The list is divided by a hash of the route, so
 * that a page is looked up in a small file however many there are.
 * @param parts how many files the list has
 */
export function pageListFile(route: string, parts: number): string {
  let hash = 0x811c9dc5;
  for (const character of route) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `/data/pages-${hash % parts}.json`;
}
