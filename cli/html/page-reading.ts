import { Parser } from 'htmlparser2';

/** What a visitor, a screen reader or a search engine finds in a built page, as plain data. */
export interface PageReading {
  /**
   * All that is read in one go, in the order of the page: a paragraph or cell, a description of a picture, a meta text; structured data
   * apart.
   */
  chunks: string[];
  /** The text of `<main>` outside of tables; header and footer, which all pages share, are left out. */
  mainText: string;
  /** The contents of its JSON-LD scripts. */
  structuredData: unknown[];
  /** The addresses by which it is known, as often as they stand in it. */
  addresses: { kind: 'canonical address' | 'og:url' | 'structured data'; address: string }[];
}

const addressKeys = new Set('@id url item sameAs image logo mainEntityOfPage merchantReturnLink'.split(' '));

const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements whose contents are not read at all. */
const silent = new Set(['script', 'style', 'template', 'link']);
/** Elements whose text is no part of the page's copy; a table has facts, which are the same wherever they are shown. */
const notCopy = new Set(['svg', 'noscript', 'table']);
const readAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

export function readPage(html: string): PageReading {
  const reading: PageReading = { chunks: [], mainText: '', structuredData: [], addresses: [] };
  let line = '';
  let silentDepth = 0;
  let notCopyDepth = 0;
  let inMain = false;
  let data: string | undefined;
  const add = (text: string | undefined) => {
    if (text) reading.chunks.push(text);
  };
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    add(text);
    if (inMain && notCopyDepth === 0) reading.mainText += ` ${text}`;
    line = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      const { href = '', rel, property, content = '' } = attributes;
      if (name === 'link' && rel === 'canonical') reading.addresses.push({ kind: 'canonical address', address: href });
      if (property === 'og:url') reading.addresses.push({ kind: 'og:url', address: content });
      if (name === 'script' && attributes.type === 'application/ld+json') data = '';
      if (silent.has(name)) silentDepth++;
      if (silentDepth > 0) return;
      if (name === 'meta' && isShown(attributes)) add(content);
      if (!inline.has(name)) endLine();
      else if (line !== '' && !/\s$/.test(line)) line += ' ';
      for (const attribute of readAttributes) add(attributes[attribute]);
      if (/^(tel|sms):/.test(href)) add(href);
      if (name === 'main') inMain = true;
      if (notCopy.has(name)) notCopyDepth++;
    },
    ontext(text) {
      if (silentDepth === 0) line += text;
      if (data !== undefined) data += text;
    },
    onclosetag(name) {
      if (data !== undefined) reading.structuredData.push(JSON.parse(data));
      data = undefined;
      if (silent.has(name)) silentDepth--;
      else if (silentDepth === 0) {
        if (!inline.has(name)) endLine();
        if (name === 'main') inMain = false;
        if (notCopy.has(name)) notCopyDepth--;
      }
    },
  });
  parser.end(html);
  endLine();
  for (const address of addressesIn(reading.structuredData))
    reading.addresses.push({ kind: 'structured data', address });
  return reading;
}

/** True for a meta text that search results or shared links show. */
function isShown({ name, property }: Record<string, string>): boolean {
  return property === 'og:image:alt' || /description|title|keywords/.test(name ?? property ?? '');
}

function addressesIn(node: unknown, key = ''): string[] {
  if (typeof node === 'string') return addressKeys.has(key) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((item) => addressesIn(item, key));
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, item]) => addressesIn(item, name));
}
