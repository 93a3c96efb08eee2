import { type FactMap, mapOf } from '../../schemas/fact-map.ts';
import { isPhotograph } from '../site/photographs.ts';
import type { Resolved, Seo } from '../site/site.ts';
import { type SourceFile, textOf } from '../source/source-file.ts';
import { type ResolveContext, resolveTree } from './resolve-tree.ts';

/** The `seo:` of a page, whose file comes first. A key that it does not set comes from the next file, a layout, that sets it. */
export function resolveSeo(files: SourceFile[], isRecord: boolean, into: Resolved, context: ResolveContext): Seo {
  const seo: FactMap = {};
  const page = context.schemas.node('page');
  const node = page.child('seo');
  for (const file of files) {
    for (const [key, value] of Object.entries(mapOf((file.data as FactMap).seo))) {
      if (key in seo) continue;
      const path = ['seo', key];
      seo[key] = resolveTree(value, { file, path }, path, node?.child(key), into, context).value;
    }
  }
  // A text that we could not fill in is there too, and reported already. So is a misspelled key.
  const hasUnknown = (map: object, known = node) => Object.keys(map).some((key) => !known?.child(key));
  const isMisspelled = hasUnknown(seo) || hasUnknown(mapOf(files[0]?.data), page);
  const missing = isRecord || isMisspelled ? [] : ['title', 'description'].filter((key) => !(key in seo));
  for (const key of missing) {
    const message = `The page has no ${key} for search engines.`;
    const hint = `Add "${key}:" below "seo:", two spaces further to the right; where there is no "seo:", write that line first.`;
    context.report({ rule: 'missing-key', ...(files[0] as SourceFile).locateKey(['seo']), message, hint });
  }
  const image = isPhotograph(seo.image) ? seo.image : undefined;
  if (image) {
    const { leastWidth } = node?.child('image')?.schema ?? {};
    into.leaves.push({ pointer: ['seo', 'image', 'file'], value: image.file, format: 'photograph', leastWidth });
  }
  return {
    title: textOf(seo.title),
    description: textOf(seo.description),
    keywords: Array.isArray(seo.keywords) ? seo.keywords.map(String) : [],
    type: (seo.type ?? 'website') as Seo['type'],
    ...(image ? { image } : {}),
    ...(seo.noIndex === true ? { noIndex: true } : {}),
  };
}
