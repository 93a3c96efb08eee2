import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import pico from 'picocolors';
import { type Finding, isClean, sortFindings } from '../finding.ts';
import { type Source, sourceFiles } from '../source/source.ts';

interface Reported {
  findings: Finding[];
  source?: Source;
  site?: { pages: readonly unknown[] };
  /** Defaults to the number of pages in `site`. */
  pages?: number;
}

const folder = join(import.meta.dirname, 'formats');

/** `--format`, for every command that reports findings. The modules in `formats/` are its choices. */
export function formatOption() {
  const names = readdirSync(folder).map((name) => name.slice(0, -'.ts'.length));
  return new Option('--format <format>', 'how to print the findings').choices(names).default('pretty');
}

/** Prints the outcome of a command, and sets the exit code to 0 if it was clean and to 1 otherwise. */
export async function printOutcome(
  command: string,
  { findings, source, site, pages = site?.pages.length ?? 0 }: Reported,
  format = 'pretty',
  elapsedMs = performance.now(),
): Promise<void> {
  // We need only the files that have findings.
  const files = new Set(findings.flatMap(({ file, related = [] }) => [file, ...related.map((place) => place.file)]));
  const named = source ? sourceFiles(source).filter(({ file }) => files.has(file)) : [];
  const sources = new Map(named.map(({ file, text }) => [file, text]));
  const { root = process.cwd() } = source ?? {};
  const pathOf = (file: string) => relative('', resolve(root, file)).replaceAll('\\', '/');
  const result = runResult({ command, findings, pages, elapsedMs, sources, pathOf });
  const { default: print } = (await import(`./formats/${format}.ts`)) as { default: Format };
  process.stdout.write(print(result, Boolean(process.stdout.isTTY) && pico.isColorSupported));
  process.exitCode = result.ok ? 0 : 1;
}

/** The result of a command, the same for every format. */
interface RunResult {
  /** `validate`, `build` ... */
  command: string;
  findings: Finding[];
  pages: number;
  elapsedMs: number;
  /** Text of each file with findings, by name, for code frames. */
  sources: Map<string, string>;
  /** A file's path from the working folder, since GitHub looks for it there and not in `--site`. */
  pathOf: (file: string) => string;
}

export function runResult(result: RunResult) {
  const findings = sortFindings(result.findings);
  const errors = findings.filter((finding) => finding.severity === 'error').length;
  return { ...result, findings, ok: isClean(findings), counts: { errors, warnings: findings.length - errors } };
}

/** Formats a result. Each module in `formats/` exports one. */
export type Format = (result: ReturnType<typeof runResult>, colors: boolean) => string;
