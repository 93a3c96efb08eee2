/** One line of YAML as an author sees it: indent, dashes, key and the rest. */
export interface Line {
  text: string;
  indent: number;
  /** Dashes with the spaces behind them. */
  dashes: string;
  key: string | undefined;
  /** What stands behind the key, without a comment. */
  value: string;
}

/** A slip that can be seen on a line alone. `column` counts from 1. */
export interface Slip {
  column: number;
  message: string;
  hint: string;
}

export function readLine(text: string): Line {
  const [, indent = '', dashes = '', key, rest = ''] =
    /^(\s*)((?:- +)*)(?:("[^"]*"|'[^']*'|[\w$.-]+):(?=\s|$)\s*)?(.*)$/.exec(text.trimEnd()) ?? [];
  return { text, indent: indent.length, dashes, key, value: rest.startsWith('#') ? '' : rest.replace(/\s+#.*$/, '') };
}

/** A text with quotes around it, as YAML wants them. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** The line as it should be, without its indent. */
function written({ dashes, key }: Line, value: string): string {
  return `Write ${dashes}${key === undefined ? '' : `${key}: `}${value}`;
}

const inQuotes = (line: Line) => written(line, quoted(line.value));

/** What is wrong with lines of which `pattern` matches the value; the words that follow may use what it caught. */
const slips: readonly [
  /** What the pattern is of: the whole line, the value, or the value behind a key or a dash. */
  of: 'text' | 'value' | 'entry',
  pattern: RegExp,
  message: string | ((caught: readonly string[]) => string),
  hint: (line: Line, caught: readonly string[]) => string,
][] = [
  ['text', /^ *\t/, 'A tab stands in the indent, where YAML allows only spaces.', () => 'Replace the tab by spaces.'],
  [
    'text',
    /^ *[\u00a0\u2000-\u200a\u3000]/,
    'Spaces of another kind stand in the indent, as web pages and word processors write them.',
    () => 'Delete the spaces at the beginning of the line, and type them anew.',
  ],
  [
    'text',
    /^\s*(?:[*+•◦·▪–—]|--)\s+(\S.*)/,
    'An entry of a list begins with a dash and a space.',
    (_, [, words = '']) => `Write - ${words}`,
  ],
  [
    'text',
    /^(?:<{7}|={7}|>{7})/,
    'A mark of an unfinished merge stands here.',
    () => 'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    'text',
    /^(?:---|\.\.\.)(?:\s|$)/,
    'This line ends the file for YAML, and more follows.',
    () => 'Take the line out.',
  ],
  ['text', /^\s*(?:\/\/|\/\*|<!--)\s*(.*)/, 'A comment begins with "#" in YAML.', (_, [, words]) => `Write # ${words}`],
  ['entry', /^\{\{/, 'The text begins with a reference and has no quotes around it.', inQuotes],
  [
    'value',
    /[{,]\s*([\w-]+):\s*(\{\{[^}]*\}\}[^,}]*?)\s*[,}]/,
    'The text begins with a reference and has no quotes around it.',
    (_, [, key, text = '']) => `Write ${key}: ${quoted(text)}`,
  ],
  [
    'value',
    /^(["'])((?:(?!\1).|(["'])\1)*)\1\s*[^\s,}\]]/,
    'The quote that begins this text is closed before the text ends.',
    (line) => {
      const [first = ''] = line.value;
      const isWhole = line.value.length > 1 && line.value.endsWith(first);
      return written(line, quoted(isWhole ? line.value.slice(1, -1) : line.value));
    },
  ],
  [
    'value',
    /^([@`%&*!])/,
    ([, sign]) => `The text begins with "${sign}", which means something in YAML, and has no quotes around it.`,
    inQuotes,
  ],
  [
    'value',
    /^- \S/,
    'A list begins behind its key on the same line.',
    (line) => written(line, `[${line.value.slice(2).split(/\s+- /).join(', ')}]`),
  ],
  [
    'value',
    /^([|>])[+-]?\d?\s+\S/,
    ([, sign]) => `Words stand behind "${sign}", whose text begins on the next line.`,
    ({ key }, [, sign]) =>
      key === undefined
        ? `Take "${sign}" out.`
        : `Move the words to the next line, further to the right than "${key}", or take "${sign}" out.`,
  ],
  [
    'value',
    /^(?:(\[)[^\]]*\]|(\{)[^{}]*\})\s*[^\s,\]}]/,
    ([, list, map]) => `The text begins with "${list ?? map}" and has no quotes around it.`,
    inQuotes,
  ],
  [
    'value',
    /^\{.*:\s*[^,{}"']+\s([\w-]+):\s/,
    'A comma is missing between two entries in braces.',
    (_, [, key]) => `Put a comma before "${key}:".`,
  ],
  [
    'value',
    /^"[^"]*\\[^"]*"/,
    'A backslash stands in a text with double quotes.',
    (line) => written(line, quoted(line.value.slice(1, -1))),
  ],
  [
    'entry',
    /^[^"'[{|>#\s,:]+(?: [^"'[{,:]+)*, [\w-]+: /,
    'Several keys stand on one line without braces around them.',
    ({ dashes, key, value }) =>
      `Write ${dashes}{ ${key === undefined ? '' : `${key}: `}${value.replace(/\s*\}$/, '')} }`,
  ],
  [
    'entry',
    /^[^"'[{|>#\s].*:(?:\s|$)/,
    'The text has a colon in it and no quotes around it.',
    (line) => {
      const [, inside] = /^\((.*)\)$/.exec(line.value) ?? [];
      if (inside) return written(line, `{${inside}}`);
      const [, glued] = / {2,}([\w-]+):/.exec(line.value) ?? [];
      if (glued) return `Begin a new line before "${glued}:", below "${line.key}:".`;
      const [entry, key] = /^([a-z][\w-]*): [^\s:]+$/.exec(line.value) ?? [];
      return `${inQuotes(line)}${entry ? `, or where "${key}" is a key: ${line.key}: { ${entry} }` : ''}`;
    },
  ],
];

export function slipOf(text: string): Slip | undefined {
  const line = readLine(text);
  for (const [of, pattern, message, hint] of slips) {
    const caught = pattern.exec(of === 'text' ? text : line.value);
    if (!caught || (of === 'entry' && line.key === undefined && line.dashes === '')) continue;
    return {
      column: of === 'text' ? 1 : text.length - text.trimStart().length + 1 + text.trimStart().indexOf(line.value),
      message: typeof message === 'string' ? message : message(caught),
      hint: hint(line, caught),
    };
  }
  const glued = /^([A-Za-z][\w-]*):(\S.*)$/.exec(line.key === undefined ? line.value : '');
  if (glued) {
    const message = `The colon behind "${glued[1]}" has no space behind it.`;
    return { column: line.indent + 1, message, hint: `Write ${line.dashes}${glued[1]}: ${glued[2]}` };
  }
  const dash = /^-([^\s-].*)$/.exec(line.key === undefined ? line.value : '');
  if (!dash) return undefined;
  return { column: line.indent + 1, message: 'The dash has no space behind it.', hint: `Write - ${dash[1]}` };
}
