import type { Report } from '../finding.ts';
import { loadRules } from '../rules.ts';
import type { BuiltSite } from '../site/built-site.ts';

/** Every rule over the built pages. */
export async function verify(built: BuiltSite, report: Report): Promise<void> {
  for (const rule of await loadRules()) {
    rule.verify?.(built, (finding) => report({ rule: rule.name, ...finding }));
  }
}
