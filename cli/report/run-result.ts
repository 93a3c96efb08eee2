import { type Finding, isClean, sortFindings } from '../finding.ts';

/** What a command has to say when it is done; every format prints the same. */
interface RunResult {
  /** `validate`, `build` ... */
  command: string;
  findings: Finding[];
  pages: number;
  elapsedMs: number;
  /** Texts of the files that findings point into, by name, for code frames. */
  sources: Map<string, string>;
}

export function runResult(
  result: RunResult,
): RunResult & { ok: boolean; counts: { errors: number; warnings: number } } {
  const findings = sortFindings(result.findings);
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  return { ...result, findings, ok: isClean(findings), counts: { errors, warnings: findings.length - errors } };
}

/** Prints a result; one module of `formats/` each. */
export type Format = (result: ReturnType<typeof runResult>, colors: boolean) => string;
