import type { Finding } from '../finding.ts';

interface MarkdownSlip extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  part: string;
}

const table = /^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*(?:\n\|.*)+/gm;

/** Finds cells that Markdown drops and headings of the wrong level, which nothing else warns of. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const slips: MarkdownSlip[] = [];
  let above = 0;
  for (const [part, signs = ''] of text.includes('\n') ? text.matchAll(/^(#{1,6}) .*/gm) : []) {
    const depth = signs.length;
    const wanted = '#'.repeat(Math.min(above === 0 ? 3 : above + 1, 6));
    if (depth === 1 || depth > wanted.length) {
      const message = `Heading "${part}" ${depth === 1 ? 'is as large as that of the page' : 'leaves out a level'}.`;
      slips.push({ rule: 'heading-level', part, message, hint: `Write ${wanted}${part.slice(depth)}` });
    }
    above = depth === 1 ? 3 : depth;
  }
  for (const [rows] of text.matchAll(table)) {
    const [head = '', , ...body] = rows.split('\n');
    const wanted = cellsIn(head);
    for (const part of body.filter((row) => cellsIn(row) !== wanted)) {
      const message = `This row has ${cellsIn(part)} cells, where the first row of its table has ${wanted}.`;
      const hint = `Write ${wanted} cells between bars; an empty one is two bars with a space between them: | |`;
      slips.push({ rule: 'table-row', part, message, hint });
    }
  }
  return slips;
}

function cellsIn(row: string): number {
  const bare = row.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}|\\\||`[^`]*`/g, '').trim();
  return bare.replace(/^\||\|$/g, '').split('|').length;
}
