import { Parser } from 'htmlparser2';

/** What a visitor, a screen reader or a search engine finds in a built page, as plain data. */
export interface PageReading {
  /** The text in page order, in units that people read in one go: a paragraph or cell, an image description, a meta text. */
  chunks: string[];
  /** The text of `<main>` outside tables. It leaves out the header and footer, which are the same on all pages. */
  mainText: string;
  /** The parsed JSON-LD scripts. */
  structuredData: unknown[];
}

const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements whose contents we skip completely. */
const silent = new Set(['script', 'style', 'template', 'link']);
/** Elements whose text is not copy. Tables contain facts, which are the same on every page. */
const notCopy = new Set(['svg', 'noscript', 'table']);
const readAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

export function readPage(html: string): PageReading {
  const reading: PageReading = { chunks: [], mainText: '', structuredData: [] };
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
      const { href = '', content } = attributes;
      if (name === 'script' && attributes.type === 'application/ld+json') data = '';
      if (silent.has(name)) silentDepth++;
      if (silentDepth > 0) return;
      // These texts show up in search results or shared links.
      if (
        name === 'meta' &&
        /description|title|keywords|^og:image:alt$/.test(attributes.name ?? attributes.property ?? '')
      )
        add(content);
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
  return reading;
}
