import { isCollection, isMap, isPair, parseDocument, stringify } from 'yaml';
import type { Path } from '../source/source-file.ts';

/**
 * The text of a YAML file with one more entry at the end of a map or list of it. Nothing else of the file changes.
 * @param at path of the map or list
 * @param entry for a map `{ key: value }`, for a list the item
 * @throws Error where there is no map or list at the path
 */
export function withEntry(text: string, at: Path, entry: unknown): string {
  const holder = parseDocument(text).getIn(at, true);
  if (!isCollection(holder) || !holder.range) throw new Error(`There is no list at ${at.join('.')}.`);
  const last = holder.items.at(-1);
  if (holder.flow || !last) {
    const end = text.lastIndexOf(isMap(holder) ? '}' : ']', holder.range[1]);
    return `${text.slice(0, end).trimEnd()}${last ? ', ' : ''}${inLine(entry)}${text.slice(end)}`;
  }
  const node = isPair(last) ? last.key : last;
  const start = rangeOf(node)[0];
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = ' '.repeat(line.length - (isMap(holder) ? 0 : line.length - line.search(/-|$/)));
  const end = text.slice(0, holder.range[1]).trimEnd().length;
  const rest = text.slice(end).indexOf('\n');
  const place = rest === -1 ? text.length : end + rest;
  const written = isMap(holder)
    ? block(entry)
    : `- ${isShort(entry) ? inLine(entry) : block(entry).replaceAll('\n', '\n  ')}`;
  return `${text.slice(0, place)}\n${indent}${written.replaceAll('\n', `\n${indent}`)}${text.slice(place) || '\n'}`;
}

function block(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

function inLine(value: unknown): string {
  return stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trimEnd();
}

/** A map of a few texts stands in one line. */
function isShort(value: unknown): boolean {
  return inLine(value).length < 90;
}

function rangeOf(node: unknown): [number, number] {
  const [start = 0, end = 0] = (node as { range?: [number, number, number] | null } | null)?.range ?? [];
  return [start, end];
}
