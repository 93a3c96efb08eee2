import { isScalar, parseDocument, visit } from 'yaml';
import { readLine } from './line-slips.ts';
import { bestOf, type Cure, type Judge, trialAt } from './try-lines.ts';

/** The message for a line that we can repair. Its hint is the repaired line. */
const wrongSign =
  'A quote, a bracket, a comma, a colon or a space is missing here, or stands where it does not belong.';

const mostTried = 24;

/** What the author most likely wanted to write; undefined if no repair fits better than the line as it is, and as well as an empty one. */
export function repairLine(lines: readonly string[], line: number, judge: Judge): Cure | undefined {
  const trial = trialAt(judge, lines, line);
  const best = bestOf(signCures(lines, line), trial);
  const isBetter = best && trial(best.lines) < trial(lines) && trial(best.lines) <= trial(lines.with(line - 1, ''));
  return isBetter ? best : undefined;
}

/** Possible fixes for a line: add, remove or move a sign, and keep the results that hardly look odd. */
export function signCures(lines: readonly string[], line: number): Cure[] {
  const written = lines[line - 1] ?? '';
  const text = written.trim();
  if (text.length > 1000 || text === '') return [];
  const { key } = readLine(text);
  const expected = [
    ...text
      .replace(reference, 'x')
      .matchAll(/(?:^(?:- +)*|[{(]\s*|(, ))["'“]?(\w[\w-]*)|(\w )?\b(\w[\w-]*)["'”]?\s*[:=]/g),
  ]
    // After a word or a comma, it may be only a word of a text.
    .map(([, comma, first, word, name = first ?? '']) => ({ name, loss: (comma ?? word) ? 0.5 : 2 }))
    .filter(({ name }) => name === key);
  const likely = [...new Set(edits(text))]
    .map((made) => ({ made, odd: oddness(made, expected) }))
    .filter(({ odd }) => odd <= 1)
    .sort((a, b) => a.odd - b.odd)
    .slice(0, mostTried);
  const start = written.indexOf(text);
  return likely.map(({ made, odd }) => {
    const same = [...made].findIndex((sign, index) => sign !== text[index]);
    const column = start + (same === -1 ? made.length : same) + 1;
    const changed = lines.with(line - 1, written.slice(0, start) + made);
    const isPasted = written.includes('\u00a0') && !made.includes('\u00a0');
    const hint = isPasted ? `Type the line again, for a space of another kind stands in it: ${made}` : `Write ${made}`;
    return { line, column, message: wrongSign, hint, odd, lines: changed };
  });
}

/** Between digits a comma or a colon belongs to a number or a time. */
const signs = /["'{}[\]：;=|“”‘’()]|[,:](?!(?<=\d.)\d)/g;
const reference = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/g;

/** The results of all changes of one sign on a line, the most common mistakes of authors first. */
function edits(line: string): string[] {
  // Leave references as they are.
  const references = line.match(reference) ?? [];
  const text = line.replace(reference, mark);
  const indexes = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  const starts = [readLine(text).dashes.length, ...indexes(/(?<=[:,[{] *|^- +)(?=[^\s:,])/g)];
  const ends = [text.length, ...indexes(/(?=\s*[,:}\]]|["'“”]$)/g)];
  const all = [
    text.replace(/[“”„«»`]/g, '"').replace(/[‘’]/g, "'"),
    text.replace(/ +#/, '#'),
    text.replace(/(["'])([^"']*)["']$/, '$1$2$1'),
    text.replace(/^-(?=[^\s-])/, '- '),
    text.replaceAll('(', '{').replaceAll(')', '}'),
    text.replace(/(?<=[{,]\s*[\w-]+):(?=\S)/g, ': '),
    text.replace(/ *(?: [-–—] |[-=]>|→) */, ': '),
  ];
  const put = (start: number, end: number, put: string) => all.push(text.slice(0, start) + put + text.slice(end));
  for (const start of starts) {
    for (const end of ends.filter((end) => end > start)) {
      const written = text.slice(start, end);
      // A quote after a digit means inches.
      const value = written.replace(/^(["'])(.*)\1$/, '$2').replace(/^([^"']*[^"'\d])["']$/, '$1');
      if (!value.includes('"')) put(start, end, `"${value}"`);
      if (!value.includes("'")) put(start, end, `'${value}'`);
      if (end === text.length && value === written)
        for (const whole of [`{ ${value} }`, `[${value}]`]) put(start, end, whole);
    }
  }
  for (const start of starts) for (const sign of ['"', "'", '{ ', '[']) put(start, start, sign);
  for (const end of ends) for (const sign of ['"', "'", ' }', ']', ',']) put(end, end, sign);
  for (const index of indexes(/ /g)) for (const sign of [',', ':']) put(index, index, sign);
  if (/\w$/.test(text)) put(text.length, text.length, ':');
  for (const index of indexes(signs)) put(index, index + 1, '');
  all.push(text.replace(/["“”]/g, ''));
  // A wrong sign instead of a comma or a colon.
  for (const index of indexes(signs)) {
    const next = index + text.slice(index).search(/(?<=^.\s*)\S|$/);
    for (const sign of [', ', ': ']) put(index, next, sign);
  }
  const whole = (made: string) => references.reduce((text, written) => text.replace(mark, () => written), made);
  return all.map((changed) => whole(changed.trim().replace(/ +,/g, ',')));
}

/** Stands for a reference. */
const mark = '\u0001';

/** How unlike it is to what authors write; Infinity if nobody can read it. */
function oddness(text: string, expected: readonly { name: string; loss: number }[]): number {
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length + document.warnings.length > 0) return Infinity;
  let odd = 0;
  const keys = new Set<string>();
  visit(document, {
    // An asterisk at the start of a text.
    Alias: () => {
      odd = Infinity;
    },
    Pair: (_, { key }) => {
      keys.add(String(key));
      if (isScalar(key) && key.type !== 'PLAIN') odd++;
      if (!isScalar(key) || !/^[\w./-]+$/.test(String(key.value))) odd = Infinity;
    },
    Scalar: (_, { value, type }) => {
      const words = String(value).replace(reference, 'x');
      const isPlain = type === 'PLAIN';
      if (isPlain && /["{}[\]=;“”]|^'|^\(.*\)$|^-[A-Z]|[,:']$/i.test(words)) odd += 3;
      if (!isPlain && /^['"][^'"]*$/.test(words)) odd++;
      // After a number, a quote means inches.
      if (words.split(/(?<!\d)"/).length % 2 === 0) odd++;
      if (!isPlain && /^\s|\s$|[,{}[\]]$|^[,{}[\]]/.test(words.replace(/^\[[^,[\]]+\](?= \w)/, 'x'))) odd += 2;
    },
  });
  if (odd === Infinity) return odd;
  return expected.reduce((sum, { name, loss }) => (keys.has(name) ? sum : sum + loss), odd);
}
