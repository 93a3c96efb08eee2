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
const slips: readonly {
  /** The whole line, or only the value behind a key or a dash. */
  of?: 'text' | 'entry';
  pattern: RegExp;
  message: string | ((caught: readonly string[]) => string);
  hint(line: Line, caught: readonly string[]): string;
}[] = [
  {
    of: 'text',
    pattern: /^ *\t/,
    message: 'A tab stands in the indent, where YAML allows only spaces.',
    hint: () => 'Replace the tab by spaces.',
  },
  {
    of: 'text',
    pattern: /^ *[\u00a0\u2000-\u200a\u3000]/,
    message: 'Spaces of another kind stand in the indent, as web pages and word processors write them.',
    hint: () => 'Delete the spaces at the beginning of the line, and type them anew.',
  },
  {
    of: 'text',
    pattern: /^\s*(?:[*+•◦·▪–—]|--)\s+(\S.*)/,
    message: 'An entry of a list begins with a dash and a space.',
    hint: (_, [, words = '']) => `Write - ${words}`,
  },
  {
    of: 'text',
    pattern: /^(?:<{7}|={7}|>{7})/,
    message: 'A mark of an unfinished merge stands here.',
    hint: () => 'Keep one of the two versions, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    of: 'text',
    pattern: /^(?:---|\.\.\.)(?:\s|$)/,
    message: 'This line ends the file for YAML, and more follows.',
    hint: () => 'Take the line out.',
  },
  {
    of: 'text',
    pattern: /^\s*(?:\/\/|\/\*|<!--)\s*(.*)/,
    message: 'A comment begins with "#" in YAML.',
    hint: (_, [, words]) => `Write # ${words}`,
  },
  {
    pattern: /^\{\{/,
    message: 'The text begins with a reference and has no quotes around it.',
    hint: inQuotes,
  },
  {
    pattern: /[{,]\s*([\w-]+):\s*(\{\{[^}]*\}\}[^,}]*?)\s*[,}]/,
    message: 'The text begins with a reference and has no quotes around it.',
    hint: (_, [, key, text = '']) => `Write ${key}: ${quoted(text)}`,
  },
  {
    pattern: /^(["'])((?:(?!\1).|(["'])\1)*)\1\s*[^\s,}\]]/,
    message: 'The quote that begins this text is closed before the text ends.',
    hint(line) {
      const [first = ''] = line.value;
      const isWhole = line.value.length > 1 && line.value.endsWith(first);
      return written(line, quoted(isWhole ? line.value.slice(1, -1) : line.value));
    },
  },
  {
    pattern: /^([@`%&*!])/,
    message: ([, sign]) =>
      `The text begins with "${sign}", which means something in YAML, and has no quotes around it.`,
    hint: inQuotes,
  },
  {
    pattern: /^- \S/,
    message: 'A list begins behind its key on the same line.',
    hint: (line) => written(line, `[${line.value.slice(2).split(/\s+- /).join(', ')}]`),
  },
  {
    pattern: /^([|>])[+-]?\d?\s+\S/,
    message: ([, sign]) => `Words stand behind "${sign}", whose text begins on the next line.`,
    hint: ({ key }, [, sign]) =>
      `Move the words to the next line, further to the right than "${key}", or take "${sign}" out.`,
  },
  {
    pattern: /^(?:(\[)[^\]]*\]|(\{)[^{}]*\})\s*[^\s,\]}]/,
    message: ([, list, map]) => `The text begins with "${list ?? map}" and has no quotes around it.`,
    hint: inQuotes,
  },
  {
    pattern: /^\{.*:\s*[^,{}"']+\s([\w-]+):\s/,
    message: 'A comma is missing between two entries in braces.',
    hint: (_, [, key]) => `Put a comma before "${key}:".`,
  },
  {
    pattern: /^"[^"]*\\[^"]*"/,
    message: 'A backslash stands in a text with double quotes.',
    hint: (line) => written(line, quoted(line.value.slice(1, -1))),
  },
  {
    of: 'entry',
    pattern: /^[^"'[{|>#\s,:]+(?: [^"'[{,:]+)*, [\w-]+: /,
    message: 'Several keys stand on one line without braces around them.',
    hint: ({ dashes, key, value }) => `Write ${dashes}{ ${key === undefined ? '' : `${key}: `}${value} }`,
  },
  {
    of: 'entry',
    pattern: /^[^"'[{|>#\s].*:(?:\s|$)/,
    message: 'The text has a colon in it and no quotes around it.',
    hint(line) {
      const [entry, key] = /^([a-z][\w-]*): [^\s:]+$/.exec(line.value) ?? [];
      return `${inQuotes(line)}${entry ? `, or where "${key}" is a key: ${line.key}: { ${entry} }` : ''}`;
    },
  },
];

export function slipOf(text: string): Slip | undefined {
  const line = readLine(text);
  for (const { of, pattern, message, hint } of slips) {
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
