/** The source of a pattern that finds one of the words as they stand; the longest wins, so that "EV Nomad XL" is not found as "EV Nomad". */
export function oneOf(words: Iterable<string>): string {
  const longest = [...words].sort((one, other) => other.length - one.length);
  return `(?:${longest.map((word) => RegExp.escape(word)).join('|')})`;
}
