import { isMap, isPair, isScalar, type Pair, parseDocument, type Scalar, visit } from 'yaml';
import { readLine } from './line-slips.ts';

/** True for a word that some schema has as a key. */
export type IsKey = (word: string) => boolean;

/** What is said of a line that can be repaired: its hint is the line as it should be. */
export const wrongSign =
  'A quote, a bracket, a comma, a colon or a space is missing here, or stands where it does not belong.';

interface Repair {
  /** The line without its indent. */
  text: string;
  /** How far it is from what is written, and from what authors write. */
  cost: number;
}

/** More than this, and the author may have wanted anything. */
const most = 2.3;

/**
 * A line as its author most likely wanted it: of all that a sign more, less or in another place makes of it, what can be read, has keys
 * that are known and leaves no sign astray.
 * @param isRight whether the whole file can be read better with it
 * @returns the line without its indent; undefined where none is near, and where nothing is odd about it
 */
export function repairLine(line: string, isKey: IsKey, isRight: (repaired: string) => boolean): string | undefined {
  const text = line.trim();
  if (text.length > 200 || text === '') return undefined;
  const start = line.indexOf(text);
  const { key = '', dashes } = readLine(text);
  // Words without a key go on with the text of another line.
  if (key === '' && dashes === '' && /^\w/.test(text) && !isKey(/^[\w-]+/.exec(text)?.[0] ?? '')) return undefined;
  const isKnown: IsKey = (word) => word === key || isKey(word) || /^[a-z]+(-[a-z]+)+$/.test(word);
  const expected = [
    ...text.replace(reference, '').matchAll(/(?:^(?:- +)*|[{,(]\s*)["'“]?(\w[\w-]*)|([\w-]+)["'”]?\s*[:=]/g),
  ]
    .map(([, first, last]) => first ?? last ?? '')
    .filter(isKnown);
  const oddnessOf = (text: string) => oddness(text, expected, isKnown);
  const limit = Math.min(most, oddnessOf(text) - 0.1);
  const best = (all: readonly Repair[]) =>
    all
      .map(({ text, cost }) => ({ text, cost: cost + oddnessOf(text) }))
      .filter(({ cost }) => cost <= limit)
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 4)
      .find(({ text }) => isRight(line.slice(0, start) + text))?.text;
  const once = edits(text);
  const shorter = once.filter(({ text: { length } }) => length < text.length && length > text.length - 3);
  const again = ({ text, cost }: Repair) => edits(text).map((next) => ({ text: next.text, cost: next.cost + cost }));
  return limit <= 0 ? undefined : (best(once) ?? best(shorter.slice(0, 12).flatMap(again)));
}

const signs = /["'{}[\],:;=|“”‘’()]/g;
const reference = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;

/** What one change of signs makes of a line. */
function edits(line: string): Repair[] {
  // A reference is left as it is.
  const references = line.match(reference) ?? [];
  const text = line.replace(reference, mark);
  const indexes = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  const starts = [readLine(text).dashes.length, ...indexes(/(?<=[:,[{] *|^- +)(?=[^\s:,])/g)];
  const ends = [text.length, ...indexes(/(?=\s*[,:}\]]|["'“”]$)/g)];
  const made = new Map<string, number>();
  const add = (start: number, end: number, put: string, cost = 1) => {
    const changed = (text.slice(0, start) + put + text.slice(end)).trim().replace(/ +,/g, ',');
    if (changed !== text) made.set(changed, Math.min(cost, made.get(changed) ?? cost));
  };
  for (const index of indexes(signs)) {
    const sign = text[index] ?? '';
    add(index, index + 1, '', index === text.length - 1 ? 1 : /[,[{]/.test(sign) ? 2 : 1.2);
    // A sign that stands for another, as do all of the kind.
    for (const put of [', ', ': ']) {
      const all = text.replace(new RegExp(`\\s*\\${sign}\\s*`, 'g'), put);
      add(index, text.slice(index).search(/(?<=^.\s*)\S|$/) + index, put, /[:;=.]/.test(sign) ? 1.2 : 2);
      if (/[:;=]/.test(sign)) add(0, text.length, all);
    }
  }
  add(0, text.length, text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'"), 0.5);
  add(0, text.length, text.replace(/["“”]/g, ''), 1.3);
  add(0, text.length, text.replace(/ +#/, '#'), 0.8);
  add(0, text.length, text.replace(/^-(?=\w)/, '- '));
  add(0, text.length, text.replaceAll('(', '{').replaceAll(')', '}'));
  for (const start of starts) {
    for (const put of ['"', "'", '{ ', '[']) add(start, start, put);
    for (const end of ends.filter((end) => end > start)) {
      const written = text.slice(start, end);
      const value = written.replace(/^(["'])(.*)\1$/, '$2');
      if (!value.includes('"')) add(start, end, `"${value}"`);
      if (!value.includes("'")) add(start, end, `'${value}'`, 1.1);
      if (end === text.length && value === written)
        for (const put of [`{ ${value} }`, `[${value}]`]) add(start, end, put, put.endsWith(']') ? 1.5 : 1);
    }
  }
  for (const end of ends) for (const put of ['"', "'", ' }', ']', ',']) add(end, end, put);
  for (const index of indexes(/ /g)) for (const put of [',', ':']) add(index, index, put);
  add(text.length, text.length, ':');
  const whole = (made: string) => [...references].reduce((text, written) => text.replace(mark, () => written), made);
  return [...made].map(([text, cost]) => ({ text: whole(text), cost }));
}

/** Stands for a reference. */
const mark = '\u0001';

/** How unlike it is to what authors write: infinite for what cannot be read. */
function oddness(text: string, expected: readonly string[], isKey: IsKey): number {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent', keepSourceTokens: true });
  if (document.errors.length + document.warnings.length > 0) return Infinity;
  let odd = 0;
  const keys = new Set<string>();
  visit(document, {
    Pair: (_, { key, value }) => {
      keys.add(String(key));
      if (isScalar(key) && key.type !== 'PLAIN') odd += 0.5;
      if (!isScalar(key) || !/^[\w.-]+$/.test(String(key.value))) odd = Infinity;
      else if (!isKey(String(key.value))) odd += 2;
      if (isMap(key) || isPair(value)) odd = Infinity;
    },
    Map: (_, { items, flow }) => {
      if (flow && items.some(({ value }) => isNothing(value))) odd += 4;
    },
    Seq: (_, { items, flow }) => {
      if (flow && items.some((item) => isMap(item) && !item.srcToken)) odd += 3;
    },
    Scalar: (_, { value, type }) => {
      const words = String(value).replace(reference, 'x');
      const isPlain = type === 'PLAIN';
      if (isPlain && /["{}[\]=;“”]|^'|^-[A-Z]|[,:']$/i.test(words)) odd += 3;
      if (!isPlain && /^['"][^'"]*$/.test(words)) odd++;
      if (words.split('"').length % 2 === 0) odd++;
      if (!isPlain && /^\s|\s$|[,{}[\]]$|^[,{}[\]]/.test(words.replace(/^\[\w+\]/, 'x'))) odd += 2;
      if (!isPlain && [...words.matchAll(/([\w-]+): /g)].some(([, word = '']) => isKey(word))) odd += 2;
    },
  });
  return odd + 2 * expected.filter((key) => !keys.has(key)).length;
}

function isNothing(value: Pair['value']): boolean {
  return value === null || (isScalar(value) && (value as Scalar).value === null);
}
