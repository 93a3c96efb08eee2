import type { PageModel } from '../../schemas/generated/page-model.ts';
import { collectFindings } from '../finding.ts';
import { readPage, summaryOf } from '../html/page-reading.ts';
import { verifyPage as verifyBuiltPage, verifySite } from '../pipeline/verify.ts';
import { loadRules } from '../rules.ts';
import type { Page, Site } from '../site/site.ts';

/** What the rules over built pages find in a single one: its figures and structured data. */
export async function verifyPage(site: Site, page: Page, model: PageModel, html: string, baseUrl: string) {
  const { findings, report } = collectFindings();
  const reading = readPage(html);
  const rules = await loadRules();
  verifyBuiltPage(rules, { page, model, reading }, site, report);
  const alone = { runs: 0, signature: new Int32Array(), shingles: () => new Int32Array() };
  const files = new Map([['routes.json', JSON.stringify({ baseUrl })]]);
  verifySite(rules, { site, pages: [{ ...summaryOf(reading), ...alone, page }], files }, report);
  return findings;
}
