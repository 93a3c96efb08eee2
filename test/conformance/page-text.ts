import { type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/** A link or phone link on a page: its words, its target, and whether it opens a new tab. */
export interface PageLink {
  text: string;
  href: string;
  newTab: boolean;
}

const inline = new Set(['a', 'abbr', 'b', 'em', 'i', 'small', 'span', 'strong', 'sup', 'time']);
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** The text of part of a page as a reader sees it: spaces between blocks, and one kind of space and hyphen. */
export function wordsOf(node: Document | Element): string {
  const words: string[] = [];
  const walk = (nodes: readonly (Document | Element)['children'][number][]) => {
    for (const child of nodes) {
      if (isText(child)) words.push(child.data);
      else if (isTag(child) && !unread.has(child.name)) {
        const gap = inline.has(child.name) ? '' : ' ';
        words.push(gap);
        walk(child.children);
        words.push(gap);
      }
    }
  };
  walk(node.children);
  return plain(words.join(''));
}

/** Normalizes spaces and apostrophes, so that we compare only words. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim();
}

/** The elements with this name and, if given, these attributes. `true` only requires that the attribute is there. */
export function elements(
  root: Document | Element,
  name: string,
  attributes: Record<string, string | true> = {},
): Element[] {
  return DomUtils.getElementsByTagName(name, root, true).filter((element) =>
    Object.entries(attributes).every(([key, value]) =>
      value === true ? key in element.attribs : element.attribs[key] === value,
    ),
  );
}

/** The only element with that name and those attributes. */
export function element(
  root: Document | Element,
  name: string,
  attributes: Record<string, string | true> = {},
): Element {
  const [found] = elements(root, name, attributes);
  if (!found) throw new Error(`There is no <${name}> ${JSON.stringify(attributes)}.`);
  return found;
}

/** The text of every element with that name. */
export function allWords(root: Document | Element, name: string): string[] {
  return elements(root, name).map(wordsOf);
}

/** The links in part of a page. */
export function linksOf(root: Document | Element): PageLink[] {
  return elements(root, 'a', { href: true }).map((link) => ({
    text: wordsOf(link),
    href: link.attribs.href ?? '',
    newTab: link.attribs.target === '_blank',
  }));
}

const levels = ['h1', 'h2', 'h3'];

/** The part of a page under a heading: the largest one without another heading of the same or a higher level. */
export function partUnder(root: Document | Element, name: string, text: string): Element {
  const heading = elements(root, name).find((candidate) => wordsOf(candidate) === text);
  if (!heading) throw new Error(`There is no ${name} "${text}", but: ${allWords(root, name).join(' | ')}`);
  const rivals = levels.slice(0, levels.indexOf(name) + 1);
  let part = heading;
  while (part.parent && isTag(part.parent) && part.parent.name !== 'main') {
    const wider = part.parent;
    const headings = rivals.reduce((sum, rival) => sum + elements(wider, rival).length, 0);
    if (headings > 1) break;
    part = wider;
  }
  return part;
}
