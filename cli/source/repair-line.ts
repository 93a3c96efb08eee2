import { isMap, isPair, isScalar, parseDocument, visit } from 'yaml';
import { oncePerText } from '../memory/once-per.ts';
import { readLine } from './line-slips.ts';
import { type Judge, trialAt } from './try-lines.ts';

/** What is said of a line that can be repaired: its hint is the line as it should be. */
export const wrongSign =
  'A quote, a bracket, a comma, a colon or a space is missing here, or stands where it does not belong.';

/**
 * A line as its author most likely wanted it: of all that a sign more, less or in another place makes of it, what can be read, may stand
 * there and leaves no sign astray.
 * @param line its number, from 1
 * @param until last line at which the parser may not stumble
 * @returns the line without its indent; undefined where none is near, and where nothing is odd about it
 */
export function repairLine(lines: readonly string[], line: number, judge: Judge, until?: number): string | undefined {
  const written = lines[line - 1] ?? '';
  const text = written.trim();
  if (text.length > 200 || text === '') return undefined;
  const start = written.slice(0, written.indexOf(text));
  const { key = '', dashes } = readLine(text);
  // Words without a key go on with the text of another line.
  if (key === '' && dashes === '' && /^\w/.test(text) && !judge.isKey(/^[\w-]+/.exec(text)?.[0] ?? ''))
    return undefined;
  const isKnown = (word: string) => word === key || judge.isKey(word);
  const expected = [
    ...text.replace(reference, '').matchAll(/(?:^(?:- +)*|[{,(]\s*)["'“]?(\w[\w-]*)|([\w-]+)["'”]?\s*[:=]/g),
  ]
    .map(([, first, last]) => first ?? last ?? '')
    .filter(isKnown);
  const oddnessOf = oncePerText((text) => oddness(text, expected, judge), 5000);
  const trial = trialAt(judge, lines, line, until);
  const misfitsOf = oncePerText((text) => trial(lines.with(line - 1, text === '' ? '' : start + text)));
  // A line that is fine by itself is not what the parser stumbles over.
  if (oddnessOf(text) === 0 && misfitsOf(text) === Infinity) return undefined;
  const most = Math.min(misfitsOf(text) - 1, misfitsOf(''));
  const best = (all: readonly string[], mostOdd: number, mostTried: number) => {
    const likely = [...new Set(all)]
      .filter((text) => oddnessOf(text) <= mostOdd)
      .sort((a, b) => oddnessOf(a) - oddnessOf(b))
      .slice(0, mostTried)
      .filter((text) => misfitsOf(text) <= most);
    const total = (text: string) => oddnessOf(text) + 2 * misfitsOf(text);
    return likely.sort((a, b) => total(a) - total(b))[0];
  };
  const once = edits(text);
  // Without its braces a map says less of what belongs to it.
  const isOpened = (made: string) => made.split(/[{[]/).length === text.split(/[{[]/).length;
  const shorter = once.filter((made) => made.length < text.length && isOpened(made));
  return best(once, 1, 24) ?? best(shorter.slice(0, 12).flatMap(edits).filter(isOpened), 0, 6);
}

/** Between digits a comma or a colon belongs to a number or a time. */
const signs = /["'{}[\]：;=|“”‘’()]|[,:](?!(?<=\d.)\d)/g;
const reference = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;

/** What one change of signs makes of a line; what authors do most comes first. */
function edits(line: string): string[] {
  // A reference is left as it is.
  const references = line.match(reference) ?? [];
  const text = line.replace(reference, mark);
  const indexes = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  const starts = [readLine(text).dashes.length, ...indexes(/(?<=[:,[{] *|^- +)(?=[^\s:,])/g)];
  const ends = [text.length, ...indexes(/(?=\s*[,:}\]]|["'“”]$)/g)];
  const all = [
    text.replace(/[“”„«»`]/g, '"').replace(/[‘’]/g, "'"),
    text.replace(/ +#/, '#'),
    text.replace(/^-(?=[^\s-])/, '- '),
    text.replaceAll('(', '{').replaceAll(')', '}'),
    text.replace(/ *(?: [-–—] |[-=]>|→) */, ': '),
  ];
  const put = (start: number, end: number, put: string) => all.push(text.slice(0, start) + put + text.slice(end));
  for (const start of starts) {
    for (const end of ends.filter((end) => end > start)) {
      const written = text.slice(start, end);
      const value = written.replace(/^(["'])(.*)\1$/, '$2');
      if (!value.includes('"')) put(start, end, `"${value}"`);
      if (!value.includes("'")) put(start, end, `'${value}'`);
      if (end === text.length && value === written)
        for (const whole of [`{ ${value} }`, `[${value}]`]) put(start, end, whole);
    }
  }
  for (const start of starts) for (const sign of ['"', "'", '{ ', '[']) put(start, start, sign);
  for (const end of ends) for (const sign of ['"', "'", ' }', ']', ',']) put(end, end, sign);
  for (const index of indexes(/ /g)) for (const sign of [',', ':']) put(index, index, sign);
  put(text.length, text.length, ':');
  for (const index of indexes(signs)) put(index, index + 1, '');
  all.push(text.replace(/["“”]/g, ''));
  // A sign that stands for another.
  for (const index of indexes(signs)) {
    const next = index + text.slice(index).search(/(?<=^.\s*)\S|$/);
    for (const sign of [', ', ': ']) put(index, next, sign);
  }
  const whole = (made: string) => references.reduce((text, written) => text.replace(mark, () => written), made);
  const path = references.length === 1 ? references[0]?.replace(/^\{\{\s*|\s*\}\}$/g, '') : undefined;
  const made = all.map((changed) => whole(changed.trim().replace(/ +,/g, ',')));
  return path === undefined ? made : [...made, text.replace(mark, path)];
}

/** Stands for a reference. */
const mark = '\u0001';

/** How unlike it is to what authors write: infinite for what cannot be read. */
function oddness(text: string, expected: readonly string[], { isKey }: Judge): number {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length + document.warnings.length > 0) return Infinity;
  let odd = 0;
  const keys = new Set<string>();
  visit(document, {
    // An asterisk that begins a text.
    Alias: () => {
      odd = Infinity;
    },
    Pair: (_, { key, value }) => {
      keys.add(String(key));
      if (isScalar(key) && key.type !== 'PLAIN') odd++;
      if (!isScalar(key) || !/^[\w./-]+$/.test(String(key.value))) odd = Infinity;
      if (isMap(key) || isPair(value)) odd = Infinity;
    },
    Scalar: (_, { value, type }) => {
      const words = String(value).replace(reference, 'x');
      const isPlain = type === 'PLAIN';
      if (isPlain && /["{}[\]=;“”]|^'|^\(.*\)$|^-[A-Z]|[,:']$/i.test(words)) odd += 3;
      if (!isPlain && /^['"][^'"]*$/.test(words)) odd++;
      // Behind a number it stands for inches.
      if (words.split(/(?<!\d)"/).length % 2 === 0) odd++;
      if (!isPlain && /^\s|\s$|[,{}[\]]$|^[,{}[\]]/.test(words.replace(/^\[\w+\]/, 'x'))) odd += 2;
      if (!isPlain && [...words.matchAll(/([\w-]+): /g)].some(([, word = '']) => isKey(word))) odd += 2;
    },
  });
  if (odd === Infinity) return odd;
  return odd + 2 * expected.filter((key) => !keys.has(key)).length;
}
