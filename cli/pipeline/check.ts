import { isMap } from '../facts/facts.ts';
import type { Report } from '../finding.ts';
import { didYouMean } from '../report/did-you-mean.ts';
import { type Judging, loadRules, type Rule, reportAs } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** Every rule over the resolved site: what each page says first, then what pages and facts say of each other. */
export async function check(site: Site, report: Report, judging?: Judging): Promise<void> {
  const rules = await loadRules();
  checkSettings(site, rules, report);
  for (const rule of rules) {
    const tell = reportAs(rule, site, report, judging);
    if (rule.checkPage) for (const page of site.pages) rule.checkPage(page, site, tell);
    rule.checkSite?.(site, tell);
  }
}

/** The names under `rules:` in `site.yaml` are those of rules. */
function checkSettings({ source }: Site, rules: readonly Rule[], report: Report): void {
  const { rules: settings } = source.site.data as { rules?: unknown };
  const names = rules.map(({ name }) => name);
  for (const name of isMap(settings) ? Object.keys(settings) : []) {
    if (names.includes(name)) continue;
    report({
      rule: 'unknown-rule',
      ...source.site.locateKey(['rules', name]),
      message: `There is no rule "${name}".`,
      hint: didYouMean(name, names) ?? `Rules: ${names.join(', ')}.`,
    });
  }
}
