import type { Site } from './site.ts';

/** The dealer's own address, without a slash at its end; empty where it is not known. */
export function homeOf({ facts: { tree } }: Site): string {
  const { url } = (tree.dealer ?? {}) as { url?: unknown };
  return typeof url === 'string' ? url.replace(/\/+$/, '') : '';
}
