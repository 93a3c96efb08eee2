import { mapOf } from '../../schemas/fact-map.ts';

/** A Liquid reference or tag as it is in a text, with everything at its end that may be meant to close it. */
export function spanAt(text: string, offset: number): string {
  const spans = [...text.matchAll(/\{+[^{}\n]*[})\]]*/g)];
  // A parser stumbles only after an unclosed reference, so look for one of those first.
  const isOpen = (span: string) => span.startsWith('{{') && !span.includes('}');
  const at = spans.findLast(({ index }) => index <= offset);
  return (spans.find(({ 0: span, index }) => index <= offset && isOpen(span)) ?? at)?.[0].trim() ?? '';
}

/** What an author may have wanted to write instead of a reference or a tag in braces, the most likely first. The caller has to try them. */
export function readingsOf(written: string, facts: object, isFilter: (name: string) => boolean): string[] {
  const [, open = '', inner = ''] = /^([{%]+)[\s-]*(.*?(?<![\s%)\]}-]))?[\s%)\]}-]*$/s.exec(written) ?? [];
  const words = inner.replace(/[“”‘’`´]/g, "'");
  if (open.includes('%')) {
    const tag = words
      .replace(/^else *if/, 'elsif')
      .replace(/^end +/, 'end')
      .replace(/ = /g, ' == ');
    return [`{% ${tag} %}`];
  }
  // An unclosed reference may run on into the words of the text.
  const isClosed = written.includes('}') && !inner.includes('{');
  const [reference = ''] = isClosed ? [words] : (/^[\w.-]+(?:\s*\|\s*\w+)*/.exec(words) ?? []);
  const [steps, rest] = splitPath(reference.replace(/^(\w+)\((.*?)\)?$/, '$2 | $1'), facts);
  const isWhole = (rest[0] ?? '|') === '|';
  const filters = isWhole ? [rest, ['hours'], ['date'], ['phone']] : [rest];
  const made = [words, ...filters.map((named) => withFilters(steps, named, isFilter))];
  return made.map((reading) => `{{ ${reading} }}`);
}

/** The names at the start that lead to a fact, whatever signs are between them, and the rest. */
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
    // Reading a text renders it, and we may be rendering this very text: look at the descriptor instead.
    node = mapOf(Object.getOwnPropertyDescriptor(node, step)?.value);
  }
}

/** A path with the filters among these words, and the words between them as arguments. */
function withFilters(steps: readonly string[], words: readonly string[], isFilter: (name: string) => boolean): string {
  const filters = words.map((word, index) => {
    const before = words[index - 1] ?? '|';
    if (word === '|') return '';
    if (isFilter(word) || before === '|') return ` | ${word}`;
    return `${isFilter(before) ? ':' : ','} ${/^[\d'"]/.test(word) ? word : `'${word}'`}`;
  });
  return steps.join('.') + filters.join('');
}
