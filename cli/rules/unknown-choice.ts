import { mapOf } from '../../schemas/fact-map.ts';
import { nodesAlong } from '../facts/described-facts.ts';
import { fullPath, recordWith, type Subject } from '../facts/subject.ts';
import { factTexts } from '../prose/texts.ts';
import { suggestName } from '../report/did-you-mean.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { SiteFrame } from '../site/site.ts';
import type { Place } from '../source/source-file.ts';

export default {
  description: 'A condition that asks a fact for a value that it never has shows its words never, or always.',

  checkPage(page, site, report) {
    for (const { raw, source } of page.texts) checkText(site, { raw, ...source }, page.subject, report);
  },
  checkFacts(site, report) {
    for (const text of factTexts(site)) checkText(site, text, recordWith(site.source, text.fact ?? ''), report);
    for (const { raw, source } of site.layout.texts) checkText(site, { raw, ...source }, undefined, report);
  },
} satisfies Rule;

function checkText(
  site: SiteFrame,
  { file, path, raw }: Place & { raw: string },
  subject: Subject | undefined,
  report: RuleReport,
): void {
  for (const [fact, written] of raw.includes('{%') ? comparisonsIn(raw) : []) {
    const choice = written.slice(1, -1);
    const { enum: named, entryOf } = nodesAlong(site.schemas, fullPath(fact, subject)).at(-1)?.schema ?? {};
    const choices = typeof entryOf === 'string' ? Object.keys(mapOf(site.facts.tree[entryOf])) : named?.map(String);
    if (!choices || choices.length === 0 || choices.includes(choice)) continue;
    const message = `This condition asks whether "${fact}" is "${choice}", which it never is.`;
    report(file.locateWithin(path, written), { message, hint: suggestName(choice, choices) });
  }
}

/** The facts that conditions compare with a text in quotes: `status == 'sold'`, `'sold' == status`, or the cases of `{% case status %}`. */
function comparisonsIn(raw: string): (readonly [fact: string, written: string])[] {
  const equal = raw
    .matchAll(/((?<![\w.-])[\w.-]+|'[^']*'|"[^"]*") *[=!]= *([\w.-]+|'[^']*'|"[^"]*")/g)
    .map(([, left = '', right = '']) => (/^\w/.test(left) ? ([left, right] as const) : ([right, left] as const)))
    .filter(([fact, written]) => /^\w/.test(fact) && /^['"]/.test(written));
  const cases = raw
    .matchAll(/\{%-? *case ([\w.-]+).*?endcase/gs)
    .flatMap(([text, fact = '']) =>
      text.matchAll(/(?:when|or|,) *('[^']*'|"[^"]*")/g).map(([, written = '']) => [fact, written] as const),
    );
  return [...equal, ...cases];
}
