import { isCollection, isMap, isPair, type Node, parseDocument, stringify } from 'yaml';
import { UsageError } from '../usage-error.ts';
import type { Path } from './source-file.ts';

/** A YAML text with one more entry at the end of its map (`{ key: value }`) or list at a path. @throws UsageError if the author has none */
export function withEntry(text: string, at: Path, entry: unknown): string {
  const holder = parseDocument(text).getIn(at, true);
  if (!isCollection(holder) || !holder.range)
    throw new UsageError(`There is no list "${at.join('.')}"; run "npm run validate" to see why. Nothing was written.`);
  const last = holder.items.at(-1);
  const [first, value] = isPair(last) ? [last.key, last.value ?? last.key] : [last, last];
  const end = text.slice(0, (value as Node | undefined)?.range?.[1] ?? holder.range[0] + 1).trimEnd().length;
  if (holder.flow || !last) {
    const written = isMap(holder) ? inLine(entry).slice(1, -1).trim() : inLine(entry);
    return `${text.slice(0, end)}${last ? ', ' : ''}${written}${text.slice(end)}`;
  }
  const start = (first as Node).range?.[0] ?? 0;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = isMap(holder) ? line : line.slice(0, line.search(/-|$/));
  const item = typeof entry === 'object' && inLine(entry).length < 90 ? inLine(entry) : block(entry);
  const written = isMap(holder) ? block(entry) : `- ${item.replaceAll('\n', '\n  ')}`;
  const place = end + (/^[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = `\n${written}`.replaceAll('\n', `${newline}${indent}`);
  return `${text.slice(0, place)}${lines}${text.slice(place) || newline}`;
}

function block(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** As inside brackets, where a text with a comma in it needs quotes. */
function inLine(value: unknown): string {
  return stringify([value], { lineWidth: 0, collectionStyle: 'flow' }).trim().slice(1, -1).trim();
}
