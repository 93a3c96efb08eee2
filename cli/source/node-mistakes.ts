import { type Alias, type Document, isCollection, isMap, isScalar, type Node, visit, type YAMLMap } from 'yaml';
import type { Report } from '../finding.ts';
import { maxEntries, maxTextLength } from './limits.ts';
import type { SourceFile } from './source-file.ts';

type Tell = (node: unknown, mistake: { rule: string; message: string; hint: string }) => void;

/**
 * Reports what the parser lets pass: keys that stand twice, keys that are no words, aliases that lead nowhere or in a circle, and values
 * larger than any page needs. Says how many.
 */
export function reportNodeMistakes(document: Document, source: SourceFile, report: Report): number {
  let count = 0;
  const tell: Tell = (node, mistake) => {
    count++;
    const [start = 0, end = 0] = (node as Node).range ?? [];
    report({ ...source.span(start, mistake.rule === 'yaml-limit' ? start + 1 : end), ...mistake });
  };
  visit(document, {
    Scalar(_, node) {
      const { value } = node;
      if (typeof value !== 'string' || value.length <= maxTextLength) return;
      const message = `The text has ${value.length} characters, over the limit of ${maxTextLength}.`;
      tell(node, { rule: 'yaml-limit', message, hint: 'Split it into several blocks.' });
    },
    Collection(_, node) {
      const entries = node.items.length;
      const message = `The value has ${entries} entries, over the limit of ${maxEntries}.`;
      if (entries > maxEntries) tell(node, { rule: 'yaml-limit', message, hint: 'Split it into several.' });
      if (isMap(node)) checkKeys(node, tell);
    },
    Alias: (_, alias, ancestors) => checkAlias(alias, ancestors, document, tell),
  });
  return count;
}

/** The parser's own search for keys that stand twice compares each with all others, which takes minutes for thousands of them. */
function checkKeys({ items }: YAMLMap, tell: Tell): void {
  const seen = new Set<unknown>();
  for (const { key } of items) {
    if (isCollection(key)) {
      const message = 'A key is a list or a map; it must be a word.';
      tell(key, { rule: 'yaml-syntax', message, hint: 'Put text that begins with [ or { in quotes.' });
    }
    if (!isScalar(key) || key.value === '<<') continue;
    const message = `Key "${key.value}" stands twice in the same map.`;
    if (seen.has(key.value)) tell(key, { rule: 'duplicate-key', message, hint: 'Keep one of the two.' });
    seen.add(key.value);
  }
}

function checkAlias(alias: Alias, ancestors: readonly unknown[], document: Document, tell: Tell): void {
  const name = alias.source;
  const target = alias.resolve(document);
  if (!target) {
    const message = `Alias "*${name}" names no anchor "&${name}" before it.`;
    tell(alias, { rule: 'yaml-syntax', message, hint: 'Put text that begins with * in quotes.' });
  } else if (ancestors.includes(target)) {
    const message = `Alias "*${name}" stands within the value that it names.`;
    tell(alias, { rule: 'yaml-limit', message, hint: 'Write the value out.' });
  }
}
