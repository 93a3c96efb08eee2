import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Finding } from '../../cli/finding.ts';
import pretty from '../../cli/report/formats/pretty.ts';
import { runResult } from '../../cli/report/print-outcome.ts';
import type { Edit } from '../contradictions/case.ts';
import type { LoadedSite } from '../contradictions/loaded-site.ts';

/** A mistake that an editor could make on the dealer's site. */
export interface Mistake extends Edit {
  /** A full sentence. */
  name: string;
  /** Words of the message that say how to fix it. */
  cure: string;
  /** Name of its file, without the extension. */
  topic: string;
}

/** All mistakes in the folder, in the order of the files. */
export function readMistakes(): Mistake[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((file) => {
    const mistakes = parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Omit<Mistake, 'topic'>[];
    return mistakes.map((mistake) => ({ ...mistake, topic: file.replace('.yaml', '') }));
  });
}

/** What `validate` prints for a mistake, without the line of counts. */
export async function printed(site: LoadedSite, mistake: Mistake): Promise<string> {
  const findings = await site.findingsAfter([mistake]);
  const sources = new Map(filesOf(findings).map((file) => [file, site.textAfter([mistake], file)]));
  const result = runResult({ command: 'validate', findings, pages: 0, elapsedMs: 0, sources, pathOf: String });
  const text = pretty(result, false);
  return text.slice(0, Math.max(0, text.lastIndexOf('\n\n')));
}

function filesOf(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ file, related = [] }) => [file, ...related.map((place) => place.file)]);
}
