import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import type { BuiltSite } from './site/built-site.ts';
import type { Site } from './site/site.ts';

/** Adds a finding under the name of the rule; severity is `error` unless given. */
export type RuleReport = (finding: Omit<Finding, 'severity' | 'rule'> & { severity?: Finding['severity'] }) => void;

/** One thing that must hold on every site. A rule reads what it is given and changes nothing. */
export interface Rule {
  /** Same as the name of its file. */
  name: string;
  /** One sentence: who is hurt when it does not hold. */
  description: string;
  /** Judges the resolved site, before anything is rendered. */
  check?(site: Site, report: RuleReport): void;
  /** Judges the built pages. */
  verify?(built: BuiltSite, report: RuleReport): void;
}

const folder = join(import.meta.dirname, 'rules');

/** The rules of the folder `rules/`, in the order of their names. */
export async function loadRules(): Promise<Rule[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<{ default: Rule }>));
  return modules.map((module) => module.default);
}
