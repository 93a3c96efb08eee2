import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Finding, Report } from '../finding.ts';
import { quoted } from './line-slips.ts';
import { checkMarkdown } from './markdown-mistakes.ts';
import type { SourceFile } from './source-file.ts';

// Limits, so that a mistake of copying or a hostile file cannot cost much time or memory.
/** Characters of one text. */
const maxTextLength = 32 * 1024;
/** Entries of one list or map. */
const maxEntries = 2000;
/** Levels of nesting. */
const maxDepth = 64;

/** Two entries of a list or rows of a table below each other, or a heading and the line below it. */
const joinedLines = /^ *(?:(?:[-*+] |\d+[.)] |\|).*\n *(?=[-*+] |\d+[.)] |\|)|#{2,6} .*\n *(?=\S))(.*)/m;

type Mistake = Pick<Finding, 'rule' | 'message' | 'hint'> & Partial<Finding>;

type Tell = (node: unknown, mistake: Mistake) => void;

/** Reports what the parser lets pass: duplicate keys, aliases, and values larger than any page needs. Returns how many are errors. */
export function reportNodeMistakes(document: Document, source: SourceFile, report: Report): number {
  let count = 0;
  const hasErrors = document.errors.length > 0;
  const tell: Tell = (node, mistake) => {
    if (mistake.severity !== 'warning') count++;
    const [start = 0, end = 0] = (node as Node).range ?? [];
    report({ ...source.span(start, mistake.rule === 'yaml-limit' ? start + 1 : end), ...mistake });
  };
  visit(document, {
    Scalar(_, node) {
      const { value } = node;
      if (node.type === 'PLAIN' && !hasErrors) checkComma(node, source, tell);
      if (typeof value === 'string') checkText(node, source, hasErrors, tell);
      if (typeof value !== 'string' || value.length <= maxTextLength) return;
      const message = `The text has ${value.length} characters, over the limit of ${maxTextLength}.`;
      tell(node, { rule: 'yaml-limit', message, hint: 'Split it into several blocks.' });
    },
    Collection(_, node, ancestors) {
      const entries = node.items.length;
      const message = `The value has ${entries} entries, over the limit of ${maxEntries}.`;
      if (entries > maxEntries) tell(node, { rule: 'yaml-limit', message, hint: 'Split it into several.' });
      if (ancestors.filter(isCollection).length >= maxDepth) {
        tell(node, { rule: 'yaml-limit', ...tooDeep });
        return visit.SKIP;
      }
      if (isMap(node)) checkKeys(node, source, tell, isSeq(ancestors.at(-1)));
      return undefined;
    },
    Alias(_, node) {
      const message = `"*${node.source}" is an alias of YAML, which repeats a value, and here each is written once.`;
      const hint = 'Refer to a fact, as in {{ dealer.name }}. A text that begins with * needs quotes around it.';
      // If the parser stumbled, it may have taken an asterisk in a text for an alias.
      if (!hasErrors) tell(node, { rule: 'yaml-syntax', message, hint });
    },
  });
  return count;
}

export const tooDeep = {
  message: `The file nests its values more than ${maxDepth} levels deep.`,
  hint: 'Check the brackets and the indents.',
};

const orLost = 'If they are a list and no text, its key is missing above them.';

/** In braces and brackets, the comma of a number ends it: `{ value: 7,995 }`. */
function checkComma(node: Scalar, source: SourceFile, tell: Tell): void {
  const [start = 0, end = 0] = node.range ?? [];
  const [rest] = /^(?:,\d{3})+\b[^,}\]\n]*/.exec(source.text.slice(end)) ?? [];
  if (!rest) return;
  const text = source.text.slice(start, end);
  const isNumber = /^\d{1,3}$/.test(text) && /:\s*$/.test(source.text.slice(0, start));
  if (!isNumber && !/[\s$]\d{1,3}$/.test(text)) return;
  const whole = text + rest.trimEnd();
  const hint = isNumber ? `Write ${whole.replaceAll(',', '')}.` : `Put it in quotes: ${quoted(whole)}`;
  const message = `The value ends before "${rest.trim()}", since a comma ends a value in braces and brackets.`;
  tell(node, { rule: 'yaml-syntax', message, hint });
}

/** Reports what YAML accepts although the author wanted something else. */
function checkText(node: Scalar, source: SourceFile, hasErrors: boolean, tell: Tell): void {
  const text = String(node.value);
  const [start = 0, end = 0] = node.range ?? [];
  const within = (part: string) => {
    const at = source.text.indexOf(part, start);
    return at === -1 || at > end ? {} : source.span(at, at + part.length);
  };
  const isBlank = /^\s+$/.test(text) && !hasErrors;
  const blank = 'This text is made of spaces alone.';
  if (isBlank) tell(node, { rule: 'yaml-syntax', message: blank, hint: 'Write words, or take the line out.' });
  checkMarkdown(text, (part, mistake) => tell(node, { ...within(part), ...mistake }));
  const tellStray = (place: object, message: string, hint: string) =>
    tell(node, { ...place, rule: 'stray-sign', severity: 'warning', message, hint });
  const [item, sign, entry] = /^([•◦▪·]) *(.+)/m.exec(text) ?? [];
  const problem = `"${sign}" begins no entry of a list, and is printed with the text.`;
  if (item && !hasErrors) tellStray(within(item), problem, `Write - ${entry}`);
  const folded = node.type === 'BLOCK_FOLDED' && !hasErrors ? source.text.slice(start, end) : '';
  const [, lost] = /^ *(- \{ *[\w-]+: .*)/m.exec(folded) ?? [];
  const lostKey = `"${lost}" is an entry of a list, and belongs to the text above it.`;
  const above = 'Write the key of its list on a line of its own above it, further to the left than the text.';
  if (lost) tell(node, { ...within(lost), rule: 'yaml-syntax', message: lostKey, hint: above });
  const [lines = '', line = ''] = (!lost && joinedLines.exec(folded)) || [];
  const message = `"${line}" is printed on the line above it, since the lines of this text are joined.`;
  if (line && text.includes(lines.trim().replace(/\s*\n\s*/, ' ')))
    tellStray(within(line), message, `Write "|" in place of ">-", so that each line stays on its own. ${orLost}`);
  // If the parser stumbled, the text may end elsewhere.
  if (node.type !== 'PLAIN' || hasErrors) return;
  const [heading] = /^#+ .*/m.exec(node.commentBefore ?? '') ?? [];
  if (heading) {
    const at = source.text.lastIndexOf(`#${heading}`, start);
    const message = `"#${heading}" is a comment here, and is not printed.`;
    const hint = 'If it is a heading of the text, write "|" after the colon of the key above it.';
    tell(node, { ...source.span(at, at + heading.length + 1), rule: 'cut-text', severity: 'warning', message, hint });
  }
  const after = source.text.slice(end);
  const [comment] = /^ +#.*/.exec(after) ?? [];
  // An intended comment has two spaces before its sign and one after it.
  if (comment && !/^ {2,}#(?: |$)/.test(comment)) {
    const whole = quoted(text + comment.trimEnd());
    const hint = `Put it in quotes: ${whole}. If it is a comment, write two spaces before "#" and one after it.`;
    const message = 'The text ends before " #", which begins a comment.';
    tell(node, { rule: 'cut-text', severity: 'warning', message, hint });
  }
  const isPart = 'If that belongs to the text, put the text in quotes.';
  // A quote after a digit means inches, or closes an earlier quote.
  if (!/\d"/.test(text) && text.split('"').length % 2 === 0) {
    const message = 'A quote (") stands alone in the text, and is printed with it.';
    tellStray(within('"'), message, 'Take it out, or write another where the quoted words end.');
  }
  // For a single word, such as a choice, the schema has a better message.
  if (/^[“”‘][^“”]*\s[^“”]*[“”’]$/.test(text))
    tellStray({}, 'The curly quotes around the text are printed.', `Write ${quoted(text.slice(1, -1))}. ${isPart}`);
  const [comma] = /[,;]$/.exec(text) ?? [];
  const ends = `The text ends in "${comma}", which is printed with it.`;
  if (comma)
    tellStray(source.span(end - 1, end), ends, `Take the sign out: a line of YAML ends without any. ${isPart}`);
  const dash = /\n *(- .*)/.exec(source.text.slice(start, end));
  if (dash) {
    const at = start + dash.index + dash[0].length;
    const message = `"${dash[1]}" is taken for a part of the text before it, since its dash is further to the right than others.`;
    const hint = 'Put each entry on a line of its own, with its dash straight below those of the others.';
    tell(node, { ...source.span(at - (dash[1] ?? '').length, at), rule: 'yaml-syntax', message, hint });
  }
}

/** Finds duplicate keys. The parser's own check compares each key with all others, which takes minutes for thousands of them. */
function checkKeys({ items }: YAMLMap, source: SourceFile, tell: Tell, isEntry: boolean): void {
  const seen = new Map<unknown, number>();
  const keys = items.map(({ key }) => (isScalar(key) ? key.value : undefined));
  for (const [index, { key }] of items.entries()) {
    if (!isScalar(key)) continue;
    const message = `Key "${key.value}" stands twice in the same map.`;
    const isRun = seen.has(key.value) && seen.has(keys[index + 1]);
    // If the first key of an entry comes again, and more keys follow, another entry begins.
    if (isEntry && index > 1 && key.value === keys[0] && index < keys.length - 1) {
      const { line } = source.span(key.range?.[0] ?? 0, 0);
      const written = source.text.split('\n')[line - 1]?.trim();
      const hint = `Write - ${written}, with the dash straight below that of the entry above.`;
      tell(key, { rule: 'duplicate-key', message: 'The dash of a new entry is missing here.', hint });
      seen.clear();
    } else if (isRun) {
      const message = `Key "${key.value}" and those below it stand twice in the same map.`;
      const hint =
        'If they belong to another entry, write its name on a line above them, further to the left. If not, take them out.';
      tell(key, { rule: 'duplicate-key', message, hint });
      seen.clear();
    }
    if (seen.has(key.value))
      tell(key, { rule: 'duplicate-key', message, hint: hintForDuplicate(items[seen.get(key.value) ?? 0], source) });
    else seen.set(key.value, index);
  }
}

function hintForDuplicate(first: Pair | undefined, source: SourceFile): string {
  const [start = 0] = (first?.key as Node | undefined)?.range ?? [];
  const { line } = source.span(start, start);
  if (!isCollection(first?.value)) return `Keep one of the two, this or that of line ${line}.`;
  return `Give one of the two another name, or move what stands below it to the end of what stands below line ${line}.`;
}
