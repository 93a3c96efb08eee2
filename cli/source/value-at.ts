import type { Path } from './source-file.ts';

/** The value at a path of some data; undefined where the path leads to nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);
}

/** A JSON pointer as path; list indexes become numbers where `data` has a list. */
export function pointerToPath(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let node = data;
  for (const raw of pointer.split('/').slice(1)) {
    const key = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(node) ? Number(key) : key);
    node = (node as Record<string, unknown> | undefined)?.[key];
  }
  return path;
}
