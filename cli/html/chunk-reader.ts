/** Elements that stand within a line of text. */
const inline = new Set('a abbr b bdi cite code data em i mark q s small span strong sub sup time u wbr'.split(' '));
/** Elements whose contents are not read at all. */
const silent = new Set(['script', 'style', 'template', 'link']);
const readAttributes = ['alt', 'title', 'aria-label', 'aria-description', 'placeholder', 'summary'];

/**
 * Receives the pieces of a page's HTML in order and finds which of them are read in one go.
 * @param add called with each, in the order of the page: a paragraph or cell, a description of a picture, a meta text
 */
export function createChunkReader(add: (text: string) => void) {
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
