import { isMap } from '../../schemas/fact-map.ts';
import { factAt } from '../facts/described-facts.ts';
import type { Rule, RuleReport } from '../rules.ts';
import type { Resolved, SiteFrame, Text } from '../site/site.ts';
import { valueAt } from '../source/source-file.ts';

const all = /\b(?:all|every|each|complete|entire|full|whole)\b/i;

/** Reports a list that leaves entries out, if the words beside it have the number of all entries of its collection ("All 25 schools"). */
export default {
  description: 'A visitor looks for a town in a list of all towns, does not find it, and goes elsewhere.',

  checkPage: (page, site, report) => checkLists(site, page, report),
  checkSite: (site, report) => checkLists(site, site.layout, report),
} satisfies Rule;

function checkLists(site: SiteFrame, resolved: Resolved, report: RuleReport): void {
  for (const text of resolved.texts) {
    const collection = text.references[0]?.path ?? '';
    const [list, entries] = [valueAt(resolved, text.pointer), factAt(site, collection)];
    if (!Array.isArray(list) || collection.includes('.') || !isMap(entries)) continue;
    const count = Object.keys(entries).length;
    const promise = resolved.texts.find((words) => {
      const isCount = words.references.some(({ path, filters }) => path === collection && filters.includes('count'));
      return isCount && placeOf(words) === placeOf(text) && all.test(String(words.value));
    });
    if (!promise || list.length >= count) continue;
    report(locate(text), {
      message: `The list shows ${list.length} of ${count} ${collection}, and the words beside it promise all.`,
      hint: 'Correct the list or the words.',
      related: [{ ...locate(promise), message: 'The words.' }],
    });
  }
}

const placeOf = ({ pointer }: Text) => pointer.slice(0, -1).join('/');
const locate = ({ source: { file, path } }: Text) => file.locate(path);
