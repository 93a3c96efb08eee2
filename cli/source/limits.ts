import { type Document, isCollection, type Node, visit } from 'yaml';
import type { Report } from '../finding.ts';
import type { SourceFile } from './source-file.ts';

/** What a file may hold at most, so that a mistake of copying or a hostile file can cost neither time nor memory. */
const maxBytes = 1024 * 1024;
const maxDepth = 64;
const maxTextLength = 32 * 1024;
const maxEntries = 2000;

/** Reports a file that is too large or too deep to be read, and says whether it is. Cheap, and before any recursion. */
export function exceedsSize(text: string, report: (message: string, hint: string) => void): boolean {
  if (text.length > maxBytes) {
    report(`The file has ${text.length} characters, over the limit of ${maxBytes}.`, 'Split it into several files.');
    return true;
  }
  if (nestingOf(text) > maxDepth) {
    const message = `The file nests its values more than ${maxDepth} levels deep.`;
    report(message, 'Check the brackets and the indents.');
    return true;
  }
  return false;
}

/** Reports each value that is larger than any page needs, and each alias that is part of what it names. Says how many. */
export function reportOversized(document: Document, source: SourceFile, report: Report): number {
  let count = 0;
  const limit = (node: Node, message: string, hint: string) => {
    count++;
    const [start = 0] = node.range ?? [];
    report({ rule: 'yaml-limit', ...source.span(start, start + 1), message, hint });
  };
  visit(document, {
    Scalar(_, node) {
      const { value } = node;
      if (typeof value !== 'string' || value.length <= maxTextLength) return;
      const message = `The text has ${value.length} characters, over the limit of ${maxTextLength}.`;
      limit(node, message, 'Split it into several blocks.');
    },
    Collection(_, node) {
      const entries = node.items.length;
      if (entries > maxEntries)
        limit(
          node as Node,
          `The value has ${entries} entries, over the limit of ${maxEntries}.`,
          'Split it into several.',
        );
    },
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      if (!target || !ancestors.includes(target)) return;
      limit(alias, `Alias "*${alias.source}" stands within the value that it names.`, 'Write the value out.');
    },
  });
  return count;
}

/** Reports each key that is a list or a map, which no schema knows. Says how many. */
export function reportCompositeKeys(document: Document, source: SourceFile, report: Report): number {
  let count = 0;
  visit(document, {
    Pair(_, { key }) {
      if (!isCollection(key)) return;
      count++;
      const [start = 0, end = 0] = key.range ?? [];
      const hint = 'Put text that begins with [ or { in quotes.';
      report({
        rule: 'yaml-syntax',
        ...source.span(start, end),
        message: 'A key is a list or a map; it must be a word.',
        hint,
      });
    },
  });
  return count;
}

/** The deepest nesting that the text can have, by indents of block style and brackets of flow style. */
function nestingOf(text: string): number {
  let brackets = 0;
  let deepest = 0;
  let dashes = 0;
  let lineStart = true;
  let indent = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === '\n') {
      lineStart = true;
      indent = 0;
      dashes = 0;
    } else if (lineStart && (char === ' ' || char === '-' || char === '?')) {
      indent++;
      if (char !== ' ') dashes++;
      deepest = Math.max(deepest, Math.floor(indent / 4) + dashes);
    } else {
      lineStart = false;
      if (char === '[' || char === '{') deepest = Math.max(deepest, ++brackets);
      else if ((char === ']' || char === '}') && brackets > 0) brackets--;
    }
  }
  return deepest;
}
