export type Severity = 'error' | 'warning';

/** A place in an author's file. The path is relative to the site's root and uses `/`. Lines and columns count from 1. */
export interface Location {
  file: string;
  line: number;
  column: number;
  endLine?: number;
  endColumn?: number;
}

export function startOf(file: string): Location {
  return { file, line: 1, column: 1 };
}

/** A key for a place, such as `pages/about.yaml:17:32`. Two locations with the same start have the same key. */
export function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/** A mistake by an author. We collect findings and never throw them, so that one run reports them all. */
export interface Finding extends Location {
  rule: string;
  severity: Severity;
  /** One sentence: subject, actual value, problem. */
  message: string;
  /** What to do. */
  hint?: string;
  /** Other places involved, such as the second of two contradicting figures. */
  related?: (Location & { message: string })[];
}

/** Adds a finding to a run. The severity defaults to `error`. */
export type Report = (finding: Omit<Finding, 'severity'> & { severity?: Severity }) => void;

export type Findings = ReturnType<typeof collectFindings>;

/** A `report` function, and the list that it adds to. */
export function collectFindings() {
  const findings: Finding[] = [];
  const report: Report = (finding) => findings.push({ severity: 'error', ...finding });
  return { findings, report };
}

/** Without duplicates, by file, line and column. Files keep the order in which we found problems: mistakes before their consequences. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((f) => [`${placeOf(f)}:${f.rule}:${f.message}`, f]));
  const files = Map.groupBy(unique.values(), ({ file }) => file);
  return [...files.values()].flatMap((found) => found.sort((a, b) => a.line - b.line || a.column - b.column));
}

/** An id that stays the same if the mistake moves to another line. */
export function idOf({ rule, file, message }: Finding): string {
  return `${rule} ${file} ${message}`;
}

/** True when no finding is an error; warnings do not fail a run. */
export function isClean(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.severity !== 'error');
}
