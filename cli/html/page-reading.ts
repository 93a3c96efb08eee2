import { Parser } from 'htmlparser2';
import type { PageReading } from './page-summary.ts';

/** Elements that stand within a line of text. */
const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements whose contents are not read at all. */
const silent = new Set(['script', 'style', 'template', 'link']);
/** Elements whose text is no part of the page's copy; a table has facts, which are the same wherever they are shown. */
const notCopy = new Set(['svg', 'noscript', 'table']);
const readAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

/** Reads a built page in one pass over its HTML. */
export function readPage(html: string): PageReading {
  const reading: PageReading = { chunks: [], mainText: '', canonical: [], ogUrl: [], structuredData: [] };
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
      if (name === 'link' && rel === 'canonical') reading.canonical.push(href);
      if (property === 'og:url') reading.ogUrl.push(content);
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
  return reading;
}

/** True for a meta text that search results or shared links show. */
function isShown({ name, property }: Record<string, string>): boolean {
  return property === 'og:image:alt' || /description|title|keywords/.test(name ?? property ?? '');
}
