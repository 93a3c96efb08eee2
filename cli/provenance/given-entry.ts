import { isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLSeq } from 'yaml';
import type { ScalarEdit } from './edit-scalar.ts';

/**
 * The edit that adds entries to `given:` of a file, or writes that key, before `blocks:` or at the end. Nothing else of the file changes.
 * @param text of the file
 */
export function givenEdit(text: string, entries: readonly string[]): ScalarEdit {
  const { contents } = parseDocument(text);
  const pairs: Pair[] = isMap(contents) ? contents.items : [];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const given = pairs.find(({ key }) => nameOf(key) === 'given');
  if (given) return { ...added(text, given, entries, newline) };
  const key = entries.length === 1 && entries[0] === 'all' ? 'given: all' : `given:${list(entries, '  ', newline)}`;
  const blocks = pairs.find(({ key: name }) => nameOf(name) === 'blocks');
  if (blocks) return insert(aboveComments(text, startOf(blocks.key)), `${key}${newline}`);
  return insert(text.length, `${text === '' || text.endsWith('\n') ? '' : newline}${key}${newline}`);
}

function added(text: string, { key, value }: Pair, entries: readonly string[], newline: string): ScalarEdit {
  if (isSeq(value) && value.items.length > 0)
    return value.flow ? inFlow(value, entries) : inBlock(text, value, entries);
  const start = startOf(key) + 'given:'.length;
  if (isScalar(value) && value.value !== null) {
    // `given: all` or a single text becomes a list.
    const { range, source } = value;
    return { start: range?.[0] ?? start, end: range?.[1] ?? start, written: `[${source}, ${flow(entries)}]` };
  }
  const end = isSeq(value) ? (value.range?.[1] ?? start) : start;
  return { start, end, written: list(entries, '  ', newline) };
}

/** Behind the last entry of `[25 mph, age 17]`. */
function inFlow({ items }: YAMLSeq, entries: readonly string[]): ScalarEdit {
  return insert(endOf(items.at(-1)), `, ${flow(entries)}`);
}

/** Below the last entry, as far in as that. */
function inBlock(text: string, { items }: YAMLSeq, entries: readonly string[]): ScalarEdit {
  const first = startOf(items[0]);
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', first - 1) + 1))?.[0] ?? '';
  const end = text.slice(0, endOf(items.at(-1))).trimEnd().length;
  const rest = /^[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0;
  return insert(end + rest, list(entries, indent, text.includes('\r\n') ? '\r\n' : '\n'));
}

function list(entries: readonly string[], indent: string, newline: string): string {
  return entries.map((entry) => `${newline}${indent}- ${stringify(entry, { lineWidth: 0 }).trimEnd()}`).join('');
}

function flow(entries: readonly string[]): string {
  return stringify(entries, { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false })
    .trimEnd()
    .slice(1, -1);
}

function insert(at: number, written: string): ScalarEdit {
  return { start: at, end: at, written };
}

/** Where the comments begin that belong to what starts at an offset; the line that names the schema stays the first. */
function aboveComments(text: string, at: number): number {
  const above = /(?:^|(?<=\n))(?:#(?! yaml-language-server)[^\n]*\n)+$/.exec(text.slice(0, at));
  return above?.index ?? at;
}

function nameOf(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

function startOf(node: unknown): number {
  return rangeOf(node)[0];
}

function endOf(node: unknown): number {
  return rangeOf(node)[1];
}

function rangeOf(node: unknown): [number, number] {
  const [start = 0, end = 0] = (node as { range?: [number, number, number] | null } | null)?.range ?? [];
  return [start, end];
}
