import type { Report } from '../finding.ts';

/** Makes something, or returns what we made under this name before if its parts are the same objects. Reports the same findings again. */
export type Reuse = <Made>(
  name: string,
  parts: readonly unknown[],
  make: (report: Report) => Made,
  report: Report,
) => Made;

/** For a single run: it makes everything anew. */
export const makeAnew: Reuse = (_name, _parts, make, report) => make(report);

/** What we made from which parts, and what we found meanwhile. */
type Kept = { parts: readonly unknown[]; made: unknown; found: Parameters<Report>[0][] };

/** For repeated runs with few changes. It keeps the last result under each name. */
export function createReuse(): Reuse {
  const known = new Map<string, Kept>();
  return (name, parts, make, report) => {
    const last = known.get(name);
    if (last && parts.length === last.parts.length && parts.every((part, at) => part === last.parts[at])) {
      for (const finding of last.found) report(finding);
      return last.made as ReturnType<typeof make>;
    }
    const { made, found } = noting(make, report);
    known.set(name, { parts, made, found });
    return made;
  };
}

/** Outside of `createReuse`, since what we make may hold on to its report, and the report would hold on to what was there before. */
function noting<Made>(make: (report: Report) => Made, report: Report): { made: Made; found: Kept['found'] } {
  const found: Kept['found'] = [];
  const made = make((finding) => {
    found.push(finding);
    report(finding);
  });
  return { made, found };
}
