import { Parser } from 'htmlparser2';

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

/** Elements that stand within a line of text. */
const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements whose contents are not read at all. */
const silent = new Set(['script', 'style', 'template', 'link']);
const readAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

/**
 * Receives the pieces of a page's HTML in order and finds which of them are read in one go.
 * @param add called with each, in the order of the page: a paragraph or cell, a description of a picture, a meta text
 */
function createChunkReader(add: (text: string) => void) {
  let line = '';
  let silentDepth = 0;

  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') add(text);
    line = '';
  };

  return {
    open(name: string, attributes: Record<string, string>): void {
      if (silent.has(name)) silentDepth++;
      if (silentDepth > 0) return;
      if (name === 'meta') addMeta(attributes, add);
      if (!inline.has(name)) endLine();
      else if (line !== '' && !/\s$/.test(line)) line += ' ';
      for (const attribute of readAttributes) {
        const text = attributes[attribute];
        if (text) add(text);
      }
      const { href } = attributes;
      if (href && /^(tel|sms):/.test(href)) add(href);
    },
    text(text: string): void {
      if (silentDepth === 0) line += text;
    },
    close(name: string): void {
      if (silent.has(name)) silentDepth--;
      else if (silentDepth === 0 && !inline.has(name)) endLine();
    },
    end: endLine,
  };
}

function addMeta({ name, property, content }: Record<string, string>, add: (text: string) => void): void {
  const isShown = property === 'og:image:alt' || /description|title|keywords/.test(name ?? property ?? '');
  if (content && isShown) add(content);
}
