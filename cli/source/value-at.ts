import type { Path } from './source-file.ts';

/** The value at a path of some data; undefined if the path leads to nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);
}

/** A text, and where it is in some data. */
export interface Leaf {
  pointer: Path;
  value: string;
}

/** All texts in some data, which is at `pointer` itself. */
export function textsIn(value: unknown, pointer: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ pointer, value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...pointer, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A value as a text; an empty one for a list or a map, which its schema reports. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? '' : String(value ?? '');
}
