/** True when `path` fits a pattern such as `/vehicle/:id` (one segment) or `/*` (any rest). */
export function matchesPattern(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const actual = path.split('/');
  for (const [index, segment] of expected.entries()) {
    if (segment === '*') return true;
    const given = actual[index];
    if (given === undefined || !(segment === given || (segment.startsWith(':') && given !== ''))) return false;
  }
  return expected.length === actual.length;
}
