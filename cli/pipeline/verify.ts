import type { Report } from '../finding.ts';
import { type Rules, reportAs } from '../rules.ts';
import type { BuiltPage, BuiltSite, SiteFrame } from '../site/site.ts';

/** Runs every rule on a rendered page. */
export function verifyPage(rules: Rules, page: BuiltPage, site: SiteFrame, report: Report): void {
  for (const rule of rules) rule.verifyPage?.(page, site, reportAs(rule, site, report));
}

/** Runs every rule on the built pages as a whole, and on the files around them. */
export function verifySite(rules: Rules, built: BuiltSite, report: Report): void {
  for (const rule of rules) rule.verifySite?.(built, reportAs(rule, built.site, report));
}
