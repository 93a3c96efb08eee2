import type { PageModel } from '../../schemas/generated/page-model.ts';
import { collectFindings, type Finding } from '../finding.ts';
import { readPage } from '../html/page-reading.ts';
import { verify } from '../pipeline/verify.ts';
import type { Page, Site } from '../site/site.ts';

/** What the rules over built pages find in a single one: its links, anchors, figures and structured data. */
export async function verifyPage(
  site: Site,
  page: Page,
  model: PageModel,
  html: string,
  baseUrl: string,
): Promise<Finding[]> {
  const { findings, report } = collectFindings();
  const reading = readPage(html);
  // The development server's addresses are on no built page.
  reading.targets = reading.targets.filter((target) => !/^\/(renderer|node_modules|@)/.test(target));
  const built = { page, model, data: '', html, style: { name: '', text: '' }, hash: '', reading };
  await verify({ site, pages: [built], files: new Map([['routes.json', JSON.stringify({ baseUrl })]]) }, report);
  return findings;
}
