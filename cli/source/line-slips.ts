import type { Cure } from './try-lines.ts';

/** One line of YAML as an author sees it: its indent, dashes with the spaces after them, key, and the rest without a comment. */
export function readLine(text: string) {
  const [, indent = '', dashes = '', key, rest = ''] =
    /^(\s*)((?:- +)*)(?:("[^"]*"|'[^']*'|[\w$.][\w$.-]*):(?=\s|$)\s*)?(.*)$/.exec(text.trimEnd()) ?? [];
  return { indent: indent.length, dashes, key, value: rest.startsWith('#') ? '' : rest.replace(/\s+#.*$/, '') };
}

/** A text with quotes around it, as YAML wants them. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Slips that need more than a few signs: a pattern of the line, what is wrong with it, and what to do, with what the pattern caught. */
const slips: readonly [pattern: RegExp, message: string, hint: string | ((caught: string[]) => string)][] = [
  [/^ *\t/, 'A tab stands in the indent, where YAML allows only spaces.', 'Replace the tab with spaces.'],
  [
    /^ *(?:- ?)?[\u00a0\u2000-\u200a\u3000]/,
    'Spaces of another kind stand at the beginning of the line, as web pages and word processors write them.',
    'Delete everything before the first word, and type it again.',
  ],
  [
    /^\s*(?:[*+•◦·▪–—]|--)\s+(\S.*)/,
    'An entry of a list begins with a dash and a space.',
    ([, words]) => `Write - ${words}`,
  ],
  [
    /^([<|=>])\1{6}/,
    'A mark of an unfinished merge stands here.',
    'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^---(?:\s|$)/, 'This line ends the file for YAML, and more follows.', 'Take the line out.'],
  [
    /^\s*(?:- +)?([\w-]+): ([|>])[+-]?\d?\s+[^\s#]/,
    'Words stand after a sign whose text begins on the next line.',
    ([, key, sign]) => `Move the words to the next line, further to the right than "${key}", or take "${sign}" out.`,
  ],
];

/** The mistake on a line, if the line alone shows it. */
export function slipOn(lines: readonly string[], line: number): Cure | undefined {
  const text = lines[line - 1] ?? '';
  for (const [pattern, message, hint] of slips) {
    const caught = pattern.exec(text);
    if (!caught) continue;
    // Make a text of what is below the key, so that we can read on.
    const [key] = /^ *(?:- +)*[\w-]+:(?= )/.exec(text) ?? [];
    const mended = lines.with(line - 1, key ? `${key} >` : '');
    return { line, message, hint: typeof hint === 'string' ? hint : hint(caught), lines: mended };
  }
  return undefined;
}

/** What follows a key and a dash on the same line: a text, or entries of a list. */
export function dashCures(lines: readonly string[], line: number): Cure[] {
  const [, start, words = ''] = /^(\s*(?:- +)*[\w-]+:) - (\S.*)/.exec(lines[line - 1] ?? '') ?? [];
  return (start ? [words, `[${words.split(/\s+- /).join(', ')}]`] : []).map((value) => {
    const hint = `Write ${start?.trim()} ${value}`;
    const mended = lines.with(line - 1, `${start} ${value}`);
    return { line, message: 'A dash stands after a key on the same line.', hint, odd: 0, lines: mended };
  });
}
