import { join } from 'node:path';
import { mapOf } from '../schemas/fact-map.ts';
import { loadFolder } from './files/folders.ts';
import type { Finding, Location, Report } from './finding.ts';
import type { BuiltPage, FinishedPage, Page, Site, SiteFrame } from './site/site.ts';

/** A finding's text. The severity defaults to `error`. */
export type Words = Pick<Finding, 'message' | 'hint' | 'related'> & Partial<Pick<Finding, 'severity'>>;

/** Adds a finding under the rule's name. The place may include related places. */
export type RuleReport = (place: Location & Pick<Finding, 'related'>, words: Words) => void;

/** Something that must be true of every site. A rule's name is its file's name. A rule only reads its input and never changes it. */
export interface Rule {
  /** One sentence: who suffers if the rule is broken. */
  description: string;
  /** Checks what a page says. We remember the findings for each page until the page or a fact changes. */
  checkPage?(page: Page, site: SiteFrame, report: RuleReport): void;
  /**
   * Checks the facts, and the texts that several pages share. We remember the findings until a fact, a layout or a file with several pages
   * changes.
   */
  checkFacts?(site: Site, report: RuleReport): void;
  /** Checks pages against each other, and whatever depends on the date or on a list of files. */
  checkSite?(site: Site, report: RuleReport): void;
  /** Checks a built page that shows a number that is not in its data. It must not look at other pages. */
  verifyPage?(page: BuiltPage, site: SiteFrame, report: RuleReport): void;
  /** Checks all built pages together. */
  verifySite?(pages: readonly FinishedPage[], site: Site, report: RuleReport): void;
}

export type Rules = readonly (Rule & { name: string })[];

/** The rules in `rules/`, sorted by name. */
export async function loadRules(): Promise<Rules> {
  const rules = await loadFolder<Rule>(join(import.meta.dirname, 'rules'), 'object');
  return [...rules].map(([name, rule]) => ({ name, ...rule }));
}

/**
 * Calls `check` with each rule, and with a function that reports as this rule with the severity that `site.yaml` sets. If the site is about
 * to go live, its settings cannot make warnings of errors.
 */
export function applyRules(
  rules: Rules,
  site: SiteFrame,
  report: Report,
  check: (rule: Rule, report: RuleReport) => void,
): void {
  const settings = mapOf(mapOf(site.source.site.data).rules);
  for (const rule of rules) {
    const set = settings[rule.name];
    check(rule, (place, words) => {
      const published = words.severity ?? 'error';
      const isSet = (set === 'warning' && !(site.isRelease && published === 'error')) || set === 'error';
      report({ rule: rule.name, ...place, ...words, severity: isSet ? set : published });
    });
  }
}
