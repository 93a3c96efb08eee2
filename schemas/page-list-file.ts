/**
 * The file that lists the page at `route`, or the page that answers a pattern. A hash of the route picks the file, so each file
 * stays small no matter how many pages there are.
 * @param parts the number of files that the list is split into
 */
export function pageListFile(route: string, parts: number): string {
  let hash = 0x811c9dc5;
  for (const character of route) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `/data/pages-${hash % parts}.json`;
}
