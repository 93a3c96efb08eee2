import { join } from 'node:path';
import { loadFolder } from './files/folders.ts';
import type { Finding, Location, Report } from './finding.ts';
import type { BuiltPage, BuiltSite, Page, Site, SiteFrame } from './site/site.ts';

/** What a finding says; severity is `error` unless given. */
export type Words = Pick<Finding, 'message' | 'hint' | 'related'> & Partial<Pick<Finding, 'severity'>>;

/** Adds a finding under the name of the rule. The place may bring along the places that take part in it. */
export type RuleReport = (place: Location & Pick<Finding, 'related'>, words: Words) => void;

/** One thing that must hold on every site, named like its file. A rule reads what it is given and changes nothing. */
export interface Rule {
  /** One sentence: who is hurt when it does not hold. */
  description: string;
  /** Judges what a page says. What it finds holds until the page or a fact changes, so that it can be remembered for each page. */
  checkPage?(page: Page, site: SiteFrame, report: RuleReport): void;
  /**
   * Judges the facts, and the texts that several pages share. What it finds holds until a fact, a layout or a file of several
   * pages changes, so that it can be remembered.
   */
  checkFacts?(site: Site, report: RuleReport): void;
  /** Judges what pages say of each other, and what a day or a list of files decides. */
  checkSite?(site: Site, report: RuleReport): void;
  /** Judges a built page that shows a number which its data lacks, by what it was rendered from. No other page is asked about. */
  verifyPage?(page: BuiltPage, site: SiteFrame, report: RuleReport): void;
  /** Judges the built pages together, and the files that are not pages. */
  verifySite?(built: BuiltSite, report: RuleReport): void;
}

export interface NamedRule extends Rule {
  name: string;
}

export type Rules = readonly NamedRule[];

/** The rules of the folder `rules/`, in the order of their names. */
export async function loadRules(): Promise<Rules> {
  const rules = await loadFolder<Rule>(join(import.meta.dirname, 'rules'));
  return [...rules].map(([name, rule]) => ({ name, ...rule }));
}

/** How a run judges. */
export interface Judging {
  /** True where the site is about to go live: a setting in `site.yaml` then turns no error into a warning. */
  isRelease?: boolean;
}

/** A report under the name of the rule, with the severity that `site.yaml` sets for it. */
export function reportAs(rule: NamedRule, site: SiteFrame, report: Report, { isRelease }: Judging = {}): RuleReport {
  const { rules } = (site.source.site.data ?? {}) as { rules?: Record<string, unknown> | null };
  const set = rules?.[rule.name];
  return (place, words) => {
    const published = words.severity ?? 'error';
    const isSet = (set === 'warning' && !(isRelease && published === 'error')) || set === 'error';
    report({ rule: rule.name, ...place, ...words, severity: isSet ? set : published });
  };
}
