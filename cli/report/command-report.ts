import { Option } from 'commander';
import type { Finding } from '../finding.ts';
import { type Source, sourceFiles } from '../source/source.ts';
import { formatNames, printResult } from './print-result.ts';

/** What a command has to report. */
interface Reported {
  findings: Finding[];
  source?: Source;
  site?: { pages: readonly unknown[] };
  /** How many pages there are, where `site` does not say it. */
  pages?: number;
}

/** `--format`, the same for every command that reports findings. */
export function formatOption(): Option {
  return new Option('--format <format>', 'how to print the findings').choices(formatNames).default('pretty');
}

/** Prints the outcome of a command and says by the process's exit code whether it was clean. */
export async function printOutcome(
  command: string,
  { findings, source, site, pages = site?.pages.length ?? 0 }: Reported,
  format: string,
): Promise<void> {
  // Files that nothing is said of need not be read.
  const files = new Set(findings.flatMap(({ file, related = [] }) => [file, ...related.map((other) => other.file)]));
  const named = source ? sourceFiles(source).filter(({ file }) => files.has(file)) : [];
  process.exitCode = await printResult(
    {
      command,
      findings,
      pages,
      elapsedMs: performance.now(),
      sources: new Map(named.map(({ file, text }) => [file, text])),
    },
    format,
  );
}
