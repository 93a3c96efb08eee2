import { type Document, isScalar, visit } from 'yaml';
import type { Report } from '../finding.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Reports each key that stands twice in the same map, at the second place. Says how many.
 * The parser's own search compares each key with all others, which takes minutes for thousands of them.
 */
export function reportDuplicateKeys(document: Document, source: SourceFile, report: Report): number {
  let count = 0;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || key.value === '<<') continue;
        if (!seen.has(key.value)) {
          seen.add(key.value);
          continue;
        }
        count++;
        const [start = 0, end = 0] = key.range ?? [];
        const message = `Key "${key.value}" stands twice in the same map.`;
        report({ rule: 'duplicate-key', ...source.span(start, end), message, hint: 'Keep one of the two.' });
      }
    },
  });
  return count;
}
