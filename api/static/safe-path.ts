const segment = /^[\p{L}\p{N}_~@+-][\p{L}\p{N}\p{M}_.~@+ -]*$/u;

/**
 * The path of a request target, decoded and without its leading slash (`/` gives an empty text), or undefined where it
 * could mean anything but a name below one folder: `..`, hidden names, empty segments, NUL, backslash, bad escapes.
 */
export function safePath(target: string): string | undefined {
  const path = decode(splitTarget(target).path);
  if (path === '/') return '';
  if (!path?.startsWith('/')) return undefined;
  const name = path.slice(1);
  return name.split('/').every((part) => segment.test(part)) ? name : undefined;
}

/** An address that no page can have: `safePath` refuses it. */
const unreadable = '/%00';

/** A request target as a path with its query: without scheme and host, and readable, since no route is looked for otherwise. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const rooted = path === target || path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith('/api/') || decode(splitTarget(rooted).path) !== undefined ? rooted : unreadable;
}

/** A request target as sent, in its path and its query; the query keeps its question mark and may be empty. */
export function splitTarget(target: string): { path: string; query: string } {
  const [withoutFragment = ''] = target.split('#', 1);
  const start = withoutFragment.indexOf('?');
  if (start === -1) return { path: withoutFragment, query: '' };
  return { path: withoutFragment.slice(0, start), query: withoutFragment.slice(start) };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
