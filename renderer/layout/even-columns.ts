/** Matches a list of exactly three entries. */
export const ofThree = '&:has(> :nth-child(3):last-child)';

/** Matches a list of exactly four entries. */
export const ofFour = '&:has(> :nth-child(4):last-child)';

/** Columns for four entries, none narrower than `least`: four, two or one, but never three, which would leave the last entry alone. */
export function fourColumns(least: string, gap: string): string {
  return `repeat(auto-fit, minmax(min(100%, max(${least}, min(34%, ${lackOf(4, least, gap)}))), 1fr))`;
}

/** Columns for three entries, none narrower than `least`: three or one, but never two, which would leave the last entry alone. */
export function threeColumns(least: string, gap: string): string {
  return `repeat(auto-fit, minmax(min(100%, max(${least}, ${lackOf(3, least, gap)})), 1fr))`;
}

/** The room that so many columns lack: huge if they don't fit, negative if they do. */
function lackOf(count: number, least: string, gap: string): string {
  return `(${count} * ${least} + ${count - 1} * ${gap} - 100%) * 1000`;
}
