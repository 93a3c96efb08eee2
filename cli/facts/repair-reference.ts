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
  if (open.includes('%'))
    return [
      `{% ${words
        .replace(/^else *if/, 'elsif')
        .replace(/^end +/, 'end')
        .replace(/ = /g, ' == ')} %}`,
    ];
  // What is not closed may go on with the words of the text.
  const isClosed = written.includes('}') && !inner.includes('{');
  const [reference = ''] = isClosed ? [words] : (/^[\w.-]+(?:\s*\|\s*\w+)*/.exec(words) ?? []);
  const [steps, rest] = splitPath(reference.replace(/^(\w+)\((.*?)\)?$/, '$2 | $1'), facts);
  const isWhole = (rest[0] ?? '|') === '|';
  // A step too many. A record alone would be read while it is being read.
  const [holder, filters] = isWhole ? [steps.slice(0, -1), rest] : [steps, rest.slice(1)];
  const made = [
    words,
    withFilters(steps, rest, isFilter),
    ...(isWhole ? ['hours', 'date', 'phone'].map((filter) => withFilters(steps, [filter], isFilter)) : []),
    ...(holder.length > 1 && filters[0] === '|' ? [withFilters(holder, filters, isFilter)] : []),
  ];
  return made.map((reference) => `{{ ${reference} }}`);
}

/** The names at the beginning that lead to a fact, whatever signs stand between them, and what follows. */
function splitPath(reference: string, facts: object): [steps: string[], rest: string[]] {
  const words: string[] = reference.match(/'[^']*'|"[^"]*"|\d+\.\d+|\w+(?:-\w+)*|\|/g) ?? [];
  const steps: string[] = [];
  let node = facts;
  let length: number;
  do {
    // "ev city" may be `ev-city`.
    length = 1 + words.findLastIndex((_, index) => Object.hasOwn(node, words.slice(0, index + 1).join('-')));
    const step = words.splice(0, length).join('-');
    steps.push(step);
    // To look at a text is to read it, and it may be this that is being read.
    node = mapOf(Object.getOwnPropertyDescriptor(node, step)?.value);
  } while (length > 0);
  return [steps.slice(0, -1), words];
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
