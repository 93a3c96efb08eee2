import type { FastifyRequest } from 'fastify';

/** True if a page of this site sent the form, or no page at all. Browsers say so in `Sec-Fetch-Site`, older ones in `Origin`. */
export function isFromThisSite({ headers, hostname }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  return origin === undefined || URL.parse(origin)?.hostname === hostname;
}
