import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent by a page of this site, or by no page at all. A browser says where a request comes from by
 * `Sec-Fetch-Site`, an older one by `Origin`.
 */
export function isFromThisSite({ headers, hostname }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || URL.parse(origin)?.hostname === hostname;
}
