import { isMap } from '../facts/facts.ts';
import type { Report } from '../finding.ts';
import { suggestName } from '../report/did-you-mean.ts';
import { type Judging, type Rules, reportAs } from '../rules.ts';
import type { Page, Site, SiteFrame } from '../site/site.ts';

export function checkPage(rules: Rules, page: Page, site: SiteFrame, report: Report, judging?: Judging): void {
  for (const rule of rules) rule.checkPage?.(page, site, reportAs(rule, site, report, judging));
}

export function checkFacts(rules: Rules, site: Site, report: Report, judging?: Judging): void {
  for (const rule of rules) rule.checkFacts?.(site, reportAs(rule, site, report, judging));
}

export function checkSite(rules: Rules, site: Site, report: Report, judging?: Judging): void {
  checkSettings(site, rules, report);
  for (const rule of rules) rule.checkSite?.(site, reportAs(rule, site, report, judging));
}

/** Checks that every name under `rules:` in `site.yaml` is a rule. */
function checkSettings({ source }: Site, rules: Rules, report: Report): void {
  const { rules: settings } = source.site.data as { rules?: unknown };
  const names = rules.map(({ name }) => name);
  for (const name of isMap(settings) ? Object.keys(settings) : []) {
    if (names.includes(name)) continue;
    report({
      rule: 'unknown-rule',
      ...source.site.locateKey(['rules', name]),
      message: `There is no rule "${name}".`,
      hint: suggestName(name, names),
    });
  }
}
