import { setImmediate as otherWork } from 'node:timers/promises';
import type { Report } from '../finding.ts';
import { loadRules, reportAs } from '../rules.ts';
import type { BuiltSite } from '../site/built-site.ts';

/** Every rule over the built pages. Between two rules it lets other work go on, such as that of files being written. */
export async function verify(built: BuiltSite, report: Report): Promise<void> {
  for (const rule of await loadRules()) {
    const tell = reportAs(rule, built.site, report);
    if (rule.verifyPage) for (const page of built.pages) rule.verifyPage(page, built, tell);
    rule.verifySite?.(built, tell);
    await otherWork();
  }
}
