import { mapOf } from '../../schemas/fact-map.ts';

/** A reference or a condition of Liquid as it stands in a text, with all signs at its end that may be there to close it. */
export function spanAt(text: string, offset: number): string {
  const spans = [...text.matchAll(/\{+[^{}\n]*[})\]]*/g)];
  // A parser goes past what is not closed.
  const isOpen = (span: string) => span.startsWith('{{') && !span.includes('}');
  const at = spans.findLast(({ index }) => index <= offset);
  return (spans.find(({ 0: span, index }) => index <= offset && isOpen(span)) ?? at)?.[0].trim() ?? '';
}

const operations: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided_by' };

/** A path, and a sign between it and what follows. */
export const calculation = /^([\w.-]+)\s+([-+*/])\s*(?=[\w.])/;

/**
 * What an author may have wanted to write in place of a reference or a condition; the likeliest first. Whoever asks tries which is right.
 * @param written with its braces
 */
export function readingsOf(written: string, facts: object, isFilter: (name: string) => boolean): string[] {
  const [, open = '', inner = ''] = /^([{%]+)[\s-]*(.*?)[\s%)\]}-]*$/s.exec(written) ?? [];
  const words = inner
    .replace(/[“”‘’`´]/g, "'")
    .replace(calculation, (_, path, sign) => `${path} | ${operations[sign]}: `);
  if (open.includes('%')) {
    const tag = words
      .replace(/^else *if/, 'elsif')
      .replace(/^end +/, 'end')
      .replace(/ = /g, ' == ');
    return [`{% ${tag} %}`];
  }
  // What is not closed may go on with the words of the text.
  const isClosed = written.includes('}') && !inner.includes('{');
  const [reference = ''] = isClosed ? [words] : (/^[\w.-]+(?:\s*\|\s*\w+)*/.exec(words) ?? []);
  const [steps, rest] = splitPath(reference.replace(/^(\w+)\((.*?)\)?$/, '$2 | $1'), facts);
  const isWhole = (rest[0] ?? '|') === '|';
  const filters = isWhole ? [rest, ['hours'], ['date'], ['phone']] : [rest];
  const made = [words, ...filters.map((named) => withFilters(steps, named, isFilter))];
  // A step too many. A record alone would be read while it is being read.
  const [holder, after] = isWhole ? [steps.slice(0, -1), rest] : [steps, rest.slice(1)];
  if (holder.length > 1 && after[0] === '|') made.push(withFilters(holder, after, isFilter));
  return made.map((reading) => `{{ ${reading} }}`);
}

/** The names at the beginning that lead to a fact, whatever signs stand between them, and what follows. */
function splitPath(reference: string, facts: object): [steps: string[], rest: string[]] {
  const words: string[] = reference.match(/'[^']*'|"[^"]*"|\d+\.\d+|\w+(?:-\w+)*|\|/g) ?? [];
  const steps: string[] = [];
  let node = facts;
  for (;;) {
    // "ev city" may be `ev-city`.
    const last = words.findLastIndex((_, index) => Object.hasOwn(node, words.slice(0, index + 1).join('-')));
    if (last === -1) return [steps, words];
    const step = words.splice(0, last + 1).join('-');
    steps.push(step);
    // To look at a text is to read it, and it may be this that is being read.
    node = mapOf(Object.getOwnPropertyDescriptor(node, step)?.value);
  }
}

/** A path with the filters that are among these words, and the other words as what each is given. */
function withFilters(steps: readonly string[], words: readonly string[], isFilter: (name: string) => boolean): string {
  const filters = words.map((word, index) => {
    const before = words[index - 1] ?? '|';
    if (word === '|') return '';
    if (isFilter(word) || before === '|') return ` | ${word}`;
    return `${isFilter(before) ? ':' : ','} ${/^[\d'"]/.test(word) ? word : `'${word}'`}`;
  });
  return steps.join('.') + filters.join('');
}
