import type { Report } from '../finding.ts';
import { loadRules } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** Every rule over the resolved site. */
export async function check(site: Site, report: Report): Promise<void> {
  for (const rule of await loadRules()) {
    rule.check?.(site, (finding) => report({ rule: rule.name, ...finding }));
  }
}
