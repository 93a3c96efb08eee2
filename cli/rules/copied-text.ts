import { formatQuantity } from '../../schemas/format.ts';
import { clash, describedFacts, factAt } from '../facts/described-facts.ts';
import type { Rule } from '../rules.ts';
import type { Site } from '../site/site.ts';

/** From this many words on, two equal texts are no coincidence. */
const leastWords = 14;

export default {
  description: 'A resident of one town reads what was written of another, with the name replaced.',

  checkFacts(site, report) {
    const texts = describedFacts(site).flatMap(({ path, value }) => textAt(site, path, value));
    const groups = Map.groupBy(texts, ({ key }) => key);
    const copies = texts.flatMap((text) => {
      const original = groups.get(text.key)?.find(({ entry }) => entry !== text.entry);
      return original ? [{ ...text, original }] : [];
    });
    for (const [entry, [first, ...more]] of Map.groupBy(copies, (copy) => copy.entry)) {
      if (!first) continue;
      const { path, original } = first;
      // Report a single text where it is. If several are the same, the whole entry is the copy.
      const isWhole = more.length > 0;
      const [here, there] = isWhole ? [entry, original.entry] : [path, original.path];
      const count = formatQuantity(more.length + 1, 'text');
      report(clash(site, here, { [there]: `"${original.entry}" has the same.` }), {
        // Only the built page shows whether all of it is the same.
        severity: isWhole ? 'error' : 'warning',
        message: `"${entry}" repeats ${count} of "${original.entry}", apart from the names.`,
        hint: `Write what is true of "${entry}" alone, or delete the copy.`,
      });
    }
  },
} satisfies Rule;

/** A longer text of an entry. Its key is its collection, and the text without the names of the entry and without references. */
function textAt(site: Site, path: string, raw: unknown): { path: string; entry: string; key: string }[] {
  const [collection = '', slug, ...keys] = path.split('.');
  if (typeof raw !== 'string' || keys.length === 0) return [];
  const entry = `${collection}.${slug}`;
  const names = ['name', 'model'].map((key) => String(factAt(site, `${entry}.${key}`) ?? ''));
  const named = names.reduce((text, name) => (name === '' ? text : text.replaceAll(name, '#')), raw);
  const plain = named.replace(/\{\{.*?\}\}/gs, '#').toLowerCase();
  const words = plain.match(/\S+/g) ?? [];
  return words.length < leastWords ? [] : [{ path, entry, key: `${collection} ${words.join(' ')}` }];
}
