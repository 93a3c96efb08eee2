import { mapOf } from '../../schemas/fact-map.ts';
import { formOf } from '../facts/references.ts';
import { hashOf } from '../files/source-hash.ts';
import { type SourceFile, textsIn } from '../source/source-file.ts';
import { linksIn } from './links.ts';
import { headingIn } from './page-titles.ts';
import type { Block, PageDigest, PageFrame, Resolved } from './site.ts';

/** What we keep of a page without its texts. */
export function digestOf(page: PageFrame & Resolved): PageDigest {
  const { blocks, texts, source } = page;
  const originOf = (key: string) => {
    const text = texts.find(({ pointer }) => pointer.length === 2 && pointer[0] === 'seo' && pointer[1] === key);
    return text ? `${text.source.file.file}:${text.source.path.join('.')}` : source.file;
  };
  return {
    heading: headingIn(blocks),
    ids: idsOf(blocks),
    topics: blocks.flatMap(({ topics }) =>
      Array.isArray(topics) ? topics.map((topic) => String(mapOf(topic).query)) : [],
    ),
    links: linksIn(page),
    photographs: page.leaves.filter(({ format }) => format === 'photograph'),
    trails: blocks.flatMap(({ type, current }, index): [number, string][] =>
      type === 'breadcrumbs' ? [[index, String(current)]] : [],
    ),
    origins: { title: originOf('title'), description: originOf('description') },
    sharedTexts: sharedTextsOf(page),
  };
}

/** A hash of the places of texts that other pages may show too. A text with conditions counts once per form. */
function sharedTextsOf({ texts, blockSources, source, kind }: PageFrame & Resolved): string | undefined {
  const isShared = (file: SourceFile) => kind === 'entry' || file !== source;
  const places = [
    ...texts.map((text) => ({ ...text.source, form: formOf(text) })),
    ...blockSources.map((source) => ({ ...source, form: '' })),
  ].filter(({ file }) => isShared(file));
  if (places.length === 0) return undefined;
  return hashOf(places.map(({ file, path, form }) => [file.file, ...path, form]));
}

/** The ids in blocks, and those of headings in their prose. */
export function idsOf(blocks: readonly Block[]): string[] {
  return textsIn(blocks).flatMap(({ pointer, value }) => {
    if (pointer.at(-1) === 'id') return [value];
    return [...value.matchAll(/<h[1-6] id="([^"]*)"/g)].map(([, id = '']) => id);
  });
}
