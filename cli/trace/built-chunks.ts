import type { BuiltPage } from '../site/built-site.ts';

type Document = ReturnType<BuiltPage['document']>;
type Node = Document['children'][number];

/** A piece of a built page that is read in one go: the text of a paragraph or cell, a description of a picture, a meta text. */
export interface Chunk {
  text: string;
  part: 'text' | 'attribute' | 'head';
}

const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
const silent = new Set(['script', 'style', 'template', 'link']);
const attributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

/** What a visitor, a screen reader or a search engine reads of a page, in order; structured data apart. */
export function chunksOf(document: Document): Chunk[] {
  const chunks: Chunk[] = [];
  let open = '';
  const close = () => {
    const text = open.replace(/\s+/g, ' ').trim();
    if (text !== '') chunks.push({ text, part: 'text' });
    open = '';
  };

  const visit = (node: Node): void => {
    if (node.type === 'text') open += node.data;
    if (!('attribs' in node) || silent.has(node.name)) return;
    if (node.name === 'meta') addMeta(node.attribs);
    const isInline = inline.has(node.name);
    if (isInline) open += open === '' || /\s$/.test(open) ? '' : ' ';
    else close();
    for (const name of attributes) {
      const value = node.attribs[name];
      if (value) chunks.push({ text: value, part: 'attribute' });
    }
    const { href } = node.attribs;
    if (href && /^(tel|sms):/.test(href)) chunks.push({ text: href, part: 'attribute' });
    for (const child of node.children) visit(child);
    if (!isInline) close();
  };
  const addMeta = ({ name, property, content }: Record<string, string>): void => {
    if (content && /description|title|keywords|alt/.test(name ?? property ?? ''))
      chunks.push({ text: content, part: 'head' });
  };
  for (const node of document.children) visit(node);
  close();
  return chunks;
}

/** The structured data of a page, parsed. */
export function structuredDataOf({ html }: BuiltPage): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as unknown);
}
