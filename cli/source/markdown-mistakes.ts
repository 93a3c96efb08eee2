import type { Finding } from '../finding.ts';

type Mistake = Pick<Finding, 'rule' | 'message' | 'hint'>;

const table = /^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*(?:\n\|.*)+/gm;

/** Reports rows with too few or too many cells and headings of the wrong level, which nothing else warns of. */
export function checkMarkdown(text: string, tell: (part: string, mistake: Mistake) => void): void {
  let above = 0;
  for (const [heading, signs = ''] of text.includes('\n') ? text.matchAll(/^(#{1,6}) .*/gm) : []) {
    const depth = signs.length;
    const wanted = '#'.repeat(Math.min(above === 0 ? 3 : above + 1, 6));
    const message = `Heading "${heading}" ${depth === 1 ? 'is as large as that of the page' : 'leaves out a level'}.`;
    if (depth === 1 || depth > wanted.length)
      tell(heading, { rule: 'heading-level', message, hint: `Write ${wanted}${heading.slice(depth)}` });
    above = depth === 1 ? 3 : depth;
  }
  for (const [rows] of text.matchAll(table)) {
    const [head = '', , ...body] = rows.split('\n');
    const wanted = cellsIn(head);
    for (const row of body.filter((row) => cellsIn(row) !== wanted)) {
      const message = `This row has ${cellsIn(row)} cells, where the first row of its table has ${wanted}.`;
      const hint = `Write ${wanted} cells between bars; an empty one is two bars with a space between them: | |`;
      tell(row, { rule: 'table-row', message, hint });
    }
  }
}

function cellsIn(row: string): number {
  const bare = row.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}|\\\||`[^`]*`/g, '').trim();
  return bare.replace(/^\||\|$/g, '').split('|').length;
}
