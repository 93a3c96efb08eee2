import type { Report } from '../finding.ts';
import { type Rules, reportAs } from '../rules.ts';
import type { BuiltPage, BuiltSite, SiteFrame } from '../site/site.ts';

/** Every rule over a page as it was rendered. */
export function verifyPage(rules: Rules, page: BuiltPage, site: SiteFrame, report: Report): void {
  for (const rule of rules) rule.verifyPage?.(page, site, reportAs(rule, site, report));
}

/** Every rule over what the built pages say of each other, and over the files around them. */
export function verifySite(rules: Rules, built: BuiltSite, report: Report): void {
  for (const rule of rules) rule.verifySite?.(built, reportAs(rule, built.site, report));
}
