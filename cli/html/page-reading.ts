import { Parser } from 'htmlparser2';
import { createChunkReader } from './chunk-reader.ts';

/** What a visitor, a screen reader or a search engine finds in a built page, as plain data. */
export interface PageReading {
  /** All that is read, piece by piece, in the order of the page; structured data apart. */
  chunks: string[];
  /** The text of `<main>` outside of tables; header and footer, which all pages share, are left out. */
  mainText: string;
  canonical: string[];
  ogUrl: string[];
  /** The contents of its JSON-LD scripts. */
  structuredData: unknown[];
}

/** What stays of the reading of a page once it has been judged. */
export interface PageSummary {
  canonical: string[];
  ogUrl: string[];
  /** Addresses in its structured data. */
  structuredData: string[];
}

export function summaryOf(reading: Omit<PageReading, 'mainText' | 'chunks'>): PageSummary {
  const { canonical, ogUrl, structuredData } = reading;
  return { canonical, ogUrl, structuredData: addressesIn(structuredData) };
}

/** Keys of structured data that hold addresses. */
const addressKeys = new Set('@id url item sameAs image logo mainEntityOfPage merchantReturnLink'.split(' '));

/** The addresses in structured data, as often as they stand there. */
function addressesIn(node: unknown, key?: string): string[] {
  if (typeof node === 'string') return key !== undefined && addressKeys.has(key) ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((item) => addressesIn(item, key));
  if (!node || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, item]) => addressesIn(item, name));
}

/** Elements whose text no visitor reads as part of the page's copy; a table has facts, which are the same wherever they are shown. */
const notCopy = new Set(['script', 'style', 'template', 'svg', 'noscript', 'table']);

/** Reads a built page in one pass over its HTML. */
export function readPage(html: string): PageReading {
  const reading: PageReading = { chunks: [], mainText: '', canonical: [], ogUrl: [], structuredData: [] };
  const chunks = createChunkReader((chunk) => reading.chunks.push(chunk));
  let inMain = false;
  let notCopyDepth = 0;
  let data: string | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      chunks.open(name, attributes);
      const { href = '', rel, property, content = '' } = attributes;
      if (name === 'link' && rel === 'canonical') reading.canonical.push(href);
      if (property === 'og:url') reading.ogUrl.push(content);
      reading.mainText += ' ';
      if (name === 'main') inMain = true;
      if (notCopy.has(name)) notCopyDepth++;
      if (name === 'script' && attributes.type === 'application/ld+json') data = '';
    },
    ontext(text) {
      chunks.text(text);
      if (inMain && notCopyDepth === 0) reading.mainText += text;
      if (data !== undefined) data += text;
    },
    oncomment() {
      reading.mainText += ' ';
    },
    onclosetag(name) {
      chunks.close(name);
      reading.mainText += ' ';
      if (name === 'main') inMain = false;
      if (notCopy.has(name)) notCopyDepth--;
      if (data !== undefined) reading.structuredData.push(JSON.parse(data));
      data = undefined;
    },
  });
  parser.end(html);
  chunks.end();
  reading.mainText = reading.mainText.replace(/\s+/g, ' ').trim();
  return reading;
}
