import type { Finding } from '../finding.ts';

interface MarkdownSlip extends Pick<Finding, 'rule' | 'message' | 'hint'> {
  part: string;
}

/** A link of Markdown with a space between its parts, or without its last bracket. */
const brokenLink =
  /\[([^\]]*)\](?: +\(((?:[/#]|\w+:)[^)]*)\)|\(((?:[/#]|\w+:)[^()\s{]*?)(?=[.,;:!?]*(?:\s|$))(?!\s+"))/;
const reversedLink = /\(([^()]+)\)\[((?:[/#]|\w+:)[^\]\s]*)\]|\[(?<to>(?:[/#]|\w+:)[^\]\s]*)\]\((?<words>[^()/#:]+)\)/;
const table = /^\|.*\|[ \t]*\n\|[ :|-]+\|[ \t]*(?:\n\|.*)+/gm;

/** Finds what Markdown prints as it stands, drops, or gives the wrong level of heading, without any warning. */
export function markdownSlips(text: string): MarkdownSlip[] {
  const slips: MarkdownSlip[] = [];
  const [link, words, to, open] = brokenLink.exec(text) ?? [];
  if (link) {
    const [, more = ''] = open ? (/^ ([^\s()]+)\)/.exec(text.slice(text.indexOf(link) + link.length)) ?? []) : [];
    slips.push(noLink(link, `[${words}](${open ?? to}${more})`));
  }
  const turned = reversedLink.exec(text);
  const [reversed, label = turned?.groups?.words, address = turned?.groups?.to] = turned ?? [];
  if (reversed) slips.push(noLink(reversed, `[${label}](${address})`));
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

const noLink = (part: string, link: string) => ({
  part,
  rule: 'broken-link',
  message: `"${part}" is printed as it stands, and is no link.`,
  hint: `Write ${link}.`,
});

function cellsIn(row: string): number {
  const bare = row.replace(/\{\{[^{}]*\}\}|\{%[^{}]*%\}|\\\||`[^`]*`/g, '').trim();
  return bare.replace(/^\||\|$/g, '').split('|').length;
}
