import type { Finding, Report } from '../finding.ts';

/**
 * Makes something, or gives what was made under this name the last time, where the parts that it is made from are the very same. What was
 * found when it was made is reported again.
 */
export type Reuse = <Made>(
  name: string,
  parts: readonly unknown[],
  make: (report: Report) => Made,
  report: Report,
) => Made;

/** For those who look once: everything is made. */
export const makeAnew: Reuse = (_name, _parts, make, report) => make(report);

/** For those who look again and again at what hardly changes. It holds what was made last under each name. */
export function createReuse(): Reuse {
  const known = new Map<string, { parts: readonly unknown[]; made: unknown; found: Parameters<Report>[0][] }>();
  return (name, parts, make, report) => {
    const last = known.get(name);
    if (last && parts.length === last.parts.length && parts.every((part, index) => part === last.parts[index])) {
      for (const finding of last.found) report(finding);
      return last.made as ReturnType<typeof make>;
    }
    const found: Omit<Finding, 'severity'>[] = [];
    const made = make((finding) => {
      found.push(finding);
      report(finding);
    });
    known.set(name, { parts, made, found });
    return made;
  };
}
