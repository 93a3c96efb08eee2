const segment = /^[\p{L}\p{N}_~@+-][\p{L}\p{N}\p{M}_.~@+ -]*$/u;

/**
 * The decoded path of a request target, without its leading slash (`/` gives ''). Undefined if it could mean anything but a name inside one
 * folder: `..`, hidden names, empty segments, NUL, backslash or bad escapes.
 */
export function safePath(target: string): string | undefined {
  const path = decode(splitTarget(target).path);
  if (path === '/') return '';
  if (!path?.startsWith('/')) return undefined;
  const name = path.slice(1);
  return name.split('/').every((part) => segment.test(part)) ? name : undefined;
}

/** A path that no page can have, since `safePath` rejects it. */
const unreadable = '/%00';

/** A request target as path and query, without scheme and host. Replaces a path that does not decode, since the router would reject it. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const rooted = path === target || path.startsWith('/') ? path : `/${path}`;
  return rooted.startsWith('/api/') || decode(splitTarget(rooted).path) !== undefined ? rooted : unreadable;
}

/** Splits a raw request target into path and query. The query includes its question mark and may be empty. */
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
