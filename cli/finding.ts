export type Severity = 'error' | 'warning';

/** A place in an author's file: path relative to the site's root with `/`, line and column counted from 1. */
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

/** What two locations of one place have in common: `pages/about.yaml:17:32`. */
export function placeOf({ file, line, column }: Location): string {
  return `${file}:${line}:${column}`;
}

/**
 * One mistake of an author. Findings are collected and never thrown, so that one run reports them all.
 * `message` is one sentence (subject, actual value, problem); `hint` says what to do.
 */
export interface Finding extends Location {
  rule: string;
  severity: Severity;
  message: string;
  hint?: string;
  /** Further places that take part in it, such as the other of two contradicting figures. */
  related?: (Location & { message: string })[];
}

/** Adds a finding to a run; severity is `error` unless given. */
export type Report = (finding: Omit<Finding, 'severity'> & { severity?: Severity }) => void;

export type Findings = ReturnType<typeof collectFindings>;

/** A collecting `report` function and the list that it fills. */
export function collectFindings() {
  const findings: Finding[] = [];
  const report: Report = (finding) => findings.push({ severity: 'error', ...finding });
  return { findings, report };
}

/**
 * The findings in reading order (file, line, column), each once. The file that was first found wrong stands first, and at one place what was
 * found first: what is wrong with a file by itself, and then what comes of it.
 */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((f) => [`${placeOf(f)}:${f.rule}:${f.message}`, f]));
  const files = Map.groupBy(unique.values(), ({ file }) => file);
  return [...files.values()].flatMap((found) => found.sort((a, b) => a.line - b.line || a.column - b.column));
}

/** The same for the same mistake, whichever line it has moved to. */
export function idOf({ rule, file, message }: Finding): string {
  return `${rule} ${file} ${message}`;
}

/** True when no finding is an error; warnings do not fail a run. */
export function isClean(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.severity !== 'error');
}
