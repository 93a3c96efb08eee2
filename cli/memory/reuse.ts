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

interface Kept {
  parts: readonly unknown[];
  made: unknown;
  found: Parameters<Report>[0][];
}

/**
 * For those who look again and again at what hardly changes. It holds what was made last under each name, and what was before that, so
 * that a change can be taken back at no cost.
 */
export function createReuse(): Reuse {
  const known = new Map<string, Kept[]>();
  return (name, parts, make, report) => {
    const lately = known.get(name) ?? [];
    const isSame = (kept: Kept) =>
      parts.length === kept.parts.length && parts.every((part, at) => part === kept.parts[at]);
    const last = lately.find(isSame);
    if (last) {
      known.set(name, [last, ...lately.filter((kept) => kept !== last)]);
      for (const finding of last.found) report(finding);
      return last.made as ReturnType<typeof make>;
    }
    const found: Omit<Finding, 'severity'>[] = [];
    const made = make((finding) => {
      found.push(finding);
      report(finding);
    });
    known.set(name, [{ parts, made, found }, ...lately.slice(0, 1)]);
    return made;
  };
}
