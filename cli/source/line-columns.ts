import { quoted, readLine, type Slip, slipOf } from './line-slips.ts';

/** A column in which a line may begin: that of the keys of a map, or of the dashes of a list. */
interface Open {
  column: number;
  kind: 'key' | 'dash';
  /** What stands there. */
  name: string;
  /** Of dashes: the key behind the first of them. */
  first?: string | undefined;
  /** Of keys: the first of their map, and the number of its line. */
  top?: { key: string; line: number };
}

/**
 * The first line that begins in a column where nothing that is open does, or that stands where a key is due and has no colon. A parser
 * notices only later, and blames something else.
 * @param lines of the whole file
 * @param last number of the last line to look at, from 1
 */
export function misplacedLine(lines: readonly string[], last: number): (Slip & { line: number }) | undefined {
  let open: Open[] = [];
  /** What was open before the line above. */
  let before: Open[] = [];
  let above = -1;
  /** The first line of a longer text. */
  let first: { line: number; column: number } | undefined;
  /** Indent of the line whose longer text follows. */
  let text: number | undefined;
  /** Number of that line. */
  let opener = 0;
  let isDue = true;
  let isPlain = false;
  for (const [index, written] of lines.slice(0, last).entries()) {
    if (/^\s*(?:#|$)/.test(written)) continue;
    const line = readLine(written);
    const { indent, dashes, key, value } = line;
    const at = { line: index + 1, column: indent + 1 };
    if (text !== undefined && indent > text) {
      first ??= at;
      // Where keys stood in this column before, the line that opens the text is the one that is moved.
      const moved = before.find((place) => place.column === indent && place.kind === 'key');
      if (at.column < first.column && key !== undefined && moved) {
        return { line: opener, column: text + 1, ...strayColumn(readLine(lines[opener - 1] ?? ''), [moved]) };
      }
      if (at.column < first.column) return { ...(above === indent ? at : first), ...raggedText(first, at) };
      above = indent;
      continue;
    }
    const kind = dashes ? 'dash' : 'key';
    const isText = !dashes && key === undefined;
    const deepest = open.at(-1);
    // A text goes on over several lines, and so does a list in brackets.
    if (isText && !isDue && deepest && indent > deepest.column) {
      if (isPlain && /: /.test(value)) return { ...at, ...colonInText(deepest.name) };
      continue;
    }
    const fitting = open.find((place) => place.column === indent && place.kind === kind);
    const isNew = isDue && (deepest === undefined || indent > deepest.column || (dashes && indent === deepest.column));
    const isBareKey = /^[a-z]\w*$/.test(value) && open.some((place) => place.column === indent && place.kind === 'key');
    if (isText && text !== undefined && indent <= text && !isBareKey)
      return { ...at, ...strayText(first && `in column ${above + 1}, as the line above it does`) };
    if (isText && isNew) {
      if (/:(?: |$)/.test(value) && /^[^"'[{|>]/.test(value) && deepest?.top)
        return { ...at, ...colonInText(deepest.name) };
      isDue = false;
      continue;
    }
    if (isText)
      return open.some((place) => place.column === indent)
        ? { ...at, ...(slipOf(written) ?? noColon(value, open, indent)) }
        : undefined;
    const { column: start = 0, top } = open.find((place) => dashes && place.top && place.top.key === key) ?? {};
    if (!fitting && !isNew && top && !open.some(({ first }) => first === key)) {
      const hint = `Write - ${lines[top.line - 1]?.trim()}, with the dash straight above that of the next entry.`;
      return { line: top.line, column: start + 1, message: 'The first entry of this list has no dash.', hint };
    }
    const [outermost] = open;
    if (!fitting && !isNew && outermost?.top && indent < outermost.column)
      return { line: outermost.top.line, column: outermost.column + 1, ...noHolder };
    if (!fitting && !isNew) return { ...at, ...strayColumn(line, open, lines[index + 1]) };
    before = open;
    open = open.filter((place) => place.column < indent || (place.column === indent && place.kind === kind));
    for (const { index: at } of dashes.matchAll(/-/g)) {
      const isOpen = open.some((place) => place.column === indent + at && place.kind === 'dash');
      if (!isOpen) open.push({ column: indent + at, kind: 'dash', name: 'the dashes above', first: key });
    }
    const column = indent + dashes.length;
    if (key !== undefined) {
      const isSame = (place: Open) => place.column === column && place.kind === 'key' && !dashes;
      const { top = { key, line: index + 1 } } = open.find(isSame) ?? {};
      open = open.filter((place) => place.column !== column || place.kind === 'dash');
      open.push({ column, kind: 'key', name: `"${key}"`, top });
    }
    const isLonger = (lines[index + 1] ?? '').search(/\S/) > column;
    if (key !== undefined && isLonger && /^[^"'[{|>].*:(?: |$)/.test(value))
      return { ...at, ...colonInText(`"${key}"`) };
    const isBlock = /^[|>][+-]?\d?$/.test(value);
    // A text within a list of a list begins to the right of the inner dash.
    text = isBlock ? column - (key === undefined && dashes ? 2 : 0) : undefined;
    opener = index + 1;
    first = undefined;
    above = indent;
    isDue = value === '' || /^[&!]\S+$/.test(value);
    isPlain = /^[^"'[{|>]/.test(value);
  }
  return undefined;
}

function colonInText(name = 'its key'): Omit<Slip, 'column'> {
  const message = 'A text that goes on over several lines has a colon in it.';
  return {
    message,
    hint: `Write >- alone behind the colon of ${name}, and the whole text below that, further to the right.`,
  };
}

function strayText(where = 'further to the right than the line above'): Omit<Slip, 'column'> {
  const message = 'This line belongs to the text above it and begins too far to the left.';
  return { message, hint: `Begin it ${where}.` };
}

/** Of a longer text the first line says in which column it begins. */
function raggedText(first: { line: number; column: number }, at: typeof first): Omit<Slip, 'column'> {
  const message = `Line ${first.line} begins this text in column ${first.column}, and line ${at.line} begins further to the left.`;
  return { message, hint: 'Begin both in the same column, below each other.' };
}

const noHolder: Omit<Slip, 'column'> = {
  message: 'The key that these lines belong to is missing above them.',
  hint: 'Write that key on a line of its own above them, as "seo:", "blocks:" or "items:".',
};

function noColon(value: string, open: readonly Open[], indent: number): Omit<Slip, 'column'> {
  const place = open.find(({ column }) => column === indent);
  // A key is a word in lower case, a sentence is none.
  if (place?.first || (place?.kind === 'key' && (/^[A-Z]\S* .*[a-z]/.test(value) || /\w [^:]*[.!?]$/.test(value))))
    return strayText();
  const orText = ', or begin it further to the right where it goes on with the text above';
  if (place?.kind === 'dash') {
    const entry = value.includes(': ') ? quoted(value) : value.replace(/^\d+[.)]\s+/, '');
    const hint = `Write - ${entry}${/^[a-z]/.test(value) ? orText : ''}`;
    return { message: 'A dash is missing before this entry of a list.', hint };
  }
  const [, key = value, rest = ''] = /^([^\s;=：]+)[\s;=：]*(.*)$/.exec(value) ?? [];
  const more = place && /\S \S/.test(rest) ? orText : '';
  return { message: `No colon stands behind "${key}".`, hint: `Write ${`${key}: ${rest}`.trimEnd()}${more}` };
}

function strayColumn(
  { indent, dashes, key, text }: ReturnType<typeof readLine>,
  open: readonly Open[],
  next = '',
): Omit<Slip, 'column'> {
  const kind = dashes ? 'dash' : 'key';
  const same = open.find(({ column }) => column === indent);
  const isEntry = same?.kind === 'dash' && (same.first === undefined || same.first === key);
  if (isEntry && kind === 'key')
    return { message: 'A dash is missing before this entry of a list.', hint: `Write - ${text.trim()}` };
  const name = dashes ? 'The dash' : `Key "${key}"`;
  const near = open
    .filter((place) => place.kind === kind)
    .sort(
      (a, b) =>
        // A block belongs below the other blocks, however near the dashes of another list are.
        Number(b.first === key) - Number(a.first === key) ||
        Math.abs(a.column - indent) - Math.abs(b.column - indent) ||
        b.column - a.column,
    )[0];
  const isLone = same?.kind === 'key' && next.search(/\S/) <= indent;
  const below = open.findLast((place) => place.kind === 'key');
  if (dashes && key !== undefined && near?.first !== key && below && indent >= below.column)
    return isLone ? { message: `A dash stands before "${key}".`, hint: 'Take the dash out.' } : noHolder;
  const message = `${name} begins in column ${indent + 1}, where nothing else of its ${dashes ? 'list' : 'map'} does.`;
  const way = near && near.column < indent ? 'left' : 'right';
  const noList = kind === 'key' && same?.first ? `, or take the dash before "${same.first}" out` : '';
  const spaces = Math.abs((near?.column ?? 0) - indent);
  const hint = `Move it ${spaces} ${spaces === 1 ? 'space' : 'spaces'} to the ${way}, below ${near?.name ?? 'the others'}${noList}.`;
  return { message, hint };
}
