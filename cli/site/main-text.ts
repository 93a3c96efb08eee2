import { DomUtils, type parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Elements whose text no visitor reads. */
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** The words of the page's `<main>` in reading order, in lower case. Header and footer, which all pages share, are left out. */
export function wordsOfMain(document: ReturnType<typeof parseDocument>): string[] {
  const main = DomUtils.findOne(({ name }) => name === 'main', document.children);
  const parts: string[] = [];
  collect(main?.children ?? [], parts);
  return (
    parts
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function collect(nodes: Nodes, parts: string[]): void {
  for (const node of nodes) {
    if (node.type === 'text') parts.push(node.data);
    else if ('children' in node && !('name' in node && silent.has(node.name))) collect(node.children, parts);
  }
}
