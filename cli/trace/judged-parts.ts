import { createHash } from 'node:crypto';
import { packageRoot } from '../files/package-root.ts';
import { hashFiles } from '../files/source-hash.ts';
import { oncePer } from '../memory/once-per.ts';
import type { Site } from '../site/site.ts';
import { rememberTexts } from '../text-store.ts';
import type { AuthoredText } from './authored-text.ts';

/**
 * What is found in the texts of the site, each judged by itself. A part of the site (a page's file, the layouts, the facts) in which nothing
 * was found is not judged again while it and all that its texts are judged by are the same: an editor waits for the page that was edited.
 * @param kind names what is looked for
 */
export function judgeParts<Found>(
  site: Site,
  kind: string,
  texts: readonly AuthoredText[],
  judge: (text: AuthoredText) => Found[],
): Found[] {
  const parts = Map.groupBy(texts, partOf);
  const found = new Map<string, Found[]>();
  const isClean = rememberTexts(site, {
    kind: `clean-${kind}`,
    parameters: groundsOf(site),
    read: (part) => {
      const all = (parts.get(part) ?? []).flatMap(judge);
      found.set(part, all);
      return all.length === 0;
    },
  });
  return [...parts].flatMap(([part, its]) => (isClean(part) ? [] : (found.get(part) ?? its.flatMap(judge))));
}

/** The page's file as it is; texts of the root layout and of the facts change with what everything is judged by. */
function partOf({ page, resolved }: AuthoredText): string {
  if (!page) return resolved ? 'layout' : 'facts';
  return `${page.source.file} ${hashOf([page.source.text])}`;
}

/** All that a text is judged by apart from its own page: the facts, the layouts, the schemas, and which pages there are. */
const groundsOf = oncePer(({ source, pages }: Site): string[] => [
  hashOf(
    [source.site, ...[...source.records.values()].map(({ file }) => file), ...source.layouts.values()].map(
      ({ file, text }) => file + text,
    ),
  ),
  hashOf(pages.map(({ route }) => route)),
  hashFiles(packageRoot, [], ['schemas'], (name) => name.startsWith('schemas/generated/')),
]);

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}
