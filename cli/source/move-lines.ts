import { formatQuantity } from '../../schemas/format.ts';
import { quoted, readLine } from './line-slips.ts';
import { type Cure, indentOf, isWritten, reach } from './try-lines.ts';

/** Possible fixes for a line that cannot be where it is: another column, a dash or colon more or less, or a part of the text above. */
export function placeCures(lines: readonly string[], line: number): Cure[] {
  const index = line - 1;
  const { indent, dashes, key, value } = readLine(lines[index] ?? '');
  const text = lines[index]?.trim() ?? '';
  const cures = raggedText(lines, index);
  const write = (column: number, written: string, message: string, hint: string) =>
    cures.push({ line, message, hint, lines: lines.with(index, ' '.repeat(column) + written) });
  const move = (to: number, message: string, hint: string) => {
    // Authors slip by a space or two.
    const odd = 0.4 + Math.abs(to - indent) / 20;
    for (const count of groupsAt(lines, index))
      cures.push({ line, message, hint, odd, lines: moved(lines, index, count, to - indent) });
  };

  const orOn =
    key === undefined && /^[a-z]/.test(text)
      ? ', or begin it further to the right where it goes on with the text above'
      : '';
  const noDash = 'A dash is missing before this entry of a list.';
  const entries = dashes ? [] : [text.replace(/^\d+[.)]\s+/, ''), text, quoted(text)];
  // Only the dash of an entry may be gone, with its text still in its column.
  const isBeside = (text: string) => indentOf(text) <= indent - 2;
  const beside = [lines.slice(0, index).findLast(isBeside), lines.slice(index).find(isBeside)].map((at) =>
    readLine(at ?? ''),
  );
  const isEntry = key === undefined && beside.some((line) => line.dashes && line.indent === indent - 2);
  for (const column of isEntry ? [indent, indent - 2] : [indent])
    for (const entry of entries) write(column, `- ${entry}`, noDash, `Write - ${entry}${orOn}`);
  if (dashes) write(indent, text.slice(2), `A dash stands before "${key ?? value}".`, 'Take the dash out.');
  if (!dashes && key !== undefined && indent > 1) {
    const hint = `Write - ${text}, with the dash straight above that of the next entry.`;
    write(indent - 2, `- ${text}`, 'The first entry of this list has no dash.', hint);
  }

  const [name, holder] = dashes ? ['The dash', 'list'] : [`Key "${key}"`, 'map'];
  const message = `${name} begins in column ${indent + 1}, where nothing else of its ${holder} does.`;
  for (const [column, beside] of placesNear(lines, index)) {
    const spaces = Math.abs(column - indent);
    const way = `${formatQuantity(spaces, 'space')} to the ${column < indent ? 'left' : 'right'}`;
    if (spaces > 0) move(column, message, `Move it ${way}, ${beside}.`);
  }

  const above = lines.findLastIndex((text, at) => at < index && isWritten(text));
  const opener = readLine(lines[above] ?? '');
  const start = opener.indent + opener.dashes.length;
  if (key !== undefined && opener.key !== undefined && opener.value !== '' && indent > start) {
    const [head, value] = [`${' '.repeat(opener.indent)}${opener.dashes}${opener.key}:`, `value: ${opener.value}`];
    const message = `"${opener.key}" has a value already, and "${key}" stands below it.`;
    const hint = `Write ${value} on a line of its own, straight above "${key}:" and below "${opener.key}:".`;
    cures.push({ line, message, hint, lines: lines.toSpliced(above, 1, head, ' '.repeat(indent) + value) });
  }
  const stray = 'This line belongs to the text above it and begins too far to the left.';
  // A dash and a key begin an entry, and all entries below would become text with it.
  const isEntryOfMap = dashes !== '' && key !== undefined;
  if (!isEntryOfMap && opener.key === undefined && !opener.dashes)
    move(start, stray, `Begin it in column ${start + 1}, as the line above it does.`);
  else if (opener.key === undefined && orOn) move(start + 2, noDash, `Write - ${text}${orOn}`);
  else if (!isEntryOfMap && indent <= start)
    move(start + 2, stray, 'Begin it further to the right than the line above.');
  return [...cures, ...longText(lines, line)];
}

export const noHolder = 'Write that key on a line of its own above them, as "seo:", "blocks:" or "items:".';

/** The fix for a missing key above the lines around this one. */
export function missingHolder(lines: readonly string[], line: number): Cure {
  const first = topOf(lines, line);
  const holder = `${' '.repeat(Math.max(indentOf(lines[first - 1] ?? '') - 2, 0))}x:`;
  return {
    line: first,
    message: 'The key that these lines belong to is missing above them.',
    hint: noHolder,
    lines: lines.toSpliced(first - 1, 0, holder),
  };
}

/** The number of the first of the lines that begin no further to the left than this one, up to it. */
export function topOf(lines: readonly string[], line: number): number {
  const indent = indentOf(lines[line - 1] ?? '');
  const holder = lines.findLastIndex((text, at) => at < line - 1 && indentOf(text) < indent);
  return lines.findIndex((text, at) => at > holder && isWritten(text)) + 1;
}

/** The first line of a longer text sets its column. Finds a line straight below it that begins further to the left, as do those after it. */
function raggedText(lines: readonly string[], index: number): Cure[] {
  const indent = indentOf(lines[index] ?? '');
  const first = lines.findLastIndex((text, at) => at < index && indentOf(text) <= indent) + 1;
  const start = indentOf(lines[first] ?? '');
  const isSecond = first < index && !lines.slice(first + 1, index).some(isWritten);
  if (!isSecond || start === Infinity || indentOf(lines[index + 1] ?? '') === start) return [];
  const message = `Line ${first + 1} begins this text in column ${start + 1}, and line ${index + 1} begins further to the left.`;
  const hint = 'Begin both in the same column, below each other.';
  return [{ line: first + 1, message, hint, lines: moved(lines, first, index - first, indent - start) }];
}

/** The fix for a text on several lines below its key, without the sign for that. */
function longText(lines: readonly string[], line: number): Cure[] {
  const isAbove = (text: string) =>
    indentOf(text) < indentOf(lines[line - 1] ?? '') && readLine(text).key !== undefined;
  const index = lines.findLastIndex((text, at) => at < line - 1 && isAbove(text));
  const { indent, dashes, key, value } = readLine(lines[index] ?? '');
  const first = lines.findIndex((text, at) => at > index && isWritten(text));
  const next = readLine(lines[first] ?? '');
  const isText = value === '' || (next.key === undefined && /^[^"'[{|>]/.test(value));
  if (key === undefined || next.indent <= indent || next.dashes || !isText) return [];
  const end = lines.findIndex((text, at) => at > first && isWritten(text) && indentOf(text) <= indent);
  const below = lines.slice(index + 1, end === -1 ? undefined : end);
  // Several keys make a map.
  if (below.filter((text) => readLine(text).key !== undefined).length > 1) return [];
  const text = below.join('\n');
  // Only `|` keeps paragraphs apart.
  const sign = /\n\s*\n/.test(text.trim()) ? '|' : '>-';
  const start = ' '.repeat(indent) + dashes;
  const moved = value === '' ? [] : [`${' '.repeat(start.length + 2)}${value}`];
  const message = `The text of "${key}" takes several lines, and cannot be read without a sign that says so.`;
  const move = value === '' ? '' : ', and move the words after it to the next line, further to the right';
  const hint = `Write ${sign} after the colon of "${key}"${move}.`;
  const mended = lines.toSpliced(index, 1, `${start}${key}: ${sign}`, ...moved);
  return [{ line: index + 1, message, hint, odd: 0, lines: mended }];
}

/** The keys near a line, or the dashes if it begins with one, by column, with words for where they are. */
function placesNear(lines: readonly string[], index: number): Map<number, string> {
  const { indent, dashes, key } = readLine(lines[index] ?? '');
  const from = Math.max(index - reach, 0);
  const around = [...lines.keys()].slice(from, index + reach);
  const written = around.filter((at) => isWritten(lines[at] ?? ''));
  const [above, below] = [written.filter((at) => at < index), written.filter((at) => at > index)];
  // Keys below that begin further to the right may belong to anything.
  const beside = below.filter((at, next) => dashes || next === 0 || indentOf(lines[at] ?? '') <= indent);
  // The map keeps the last one of each column, which is the nearest above.
  const near = [...beside.reverse(), ...above];
  const places = near.flatMap((at): [number, string][] => {
    const line = readLine(lines[at] ?? '');
    const [way, where] = at < index ? ['below', 'above'] : ['above', 'below'];
    if (dashes) return line.dashes ? [[line.indent, `${way} the dashes ${where}`]] : [];
    if (key === undefined || line.key === undefined) return [];
    return [[line.indent + line.dashes.length, `${way} "${line.key}"`]];
  });
  return new Map(places);
}

/** How many lines may move together: this one alone, or with the lines below it that begin further right, or no further left. */
function groupsAt(lines: readonly string[], index: number): Set<number> {
  const indent = indentOf(lines[index] ?? '');
  const upTo = (isEnd: (column: number) => boolean) => {
    const end = lines.findIndex((text, at) => at > index && isEnd(indentOf(text)));
    return (end === -1 ? lines.length : end) - index;
  };
  return new Set([1, upTo((column) => column <= indent), upTo((column) => column < indent)]);
}

function moved(lines: readonly string[], index: number, count: number, by: number): string[] {
  return lines.map((text, at) => {
    if (at < index || at >= index + count || text.trim() === '') return text;
    return ' '.repeat(Math.max(text.search(/\S/) + by, 0)) + text.trimStart();
  });
}
