import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Why a request may not make the server do something on the author's machine; undefined where it may. It has to come from this machine,
 * from a page of this server, and with the token that only its pages have.
 * @param token undefined where the request need not have it
 */
export function refusalOf({ headers, socket }: IncomingMessage, token: string | undefined): string | undefined {
  const host = headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  // Whoever reaches the machine by an address of its own has that address, too.
  if (socket.remoteAddress === undefined || socket.remoteAddress !== socket.localAddress) return 'from another machine';
  const names = ['localhost', '127.0.0.1', '[::1]', addressIn(socket.localAddress)];
  if (!names.includes(name)) return 'under another name';
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const origin = headers.origin;
  if (site !== 'same-origin' || (origin !== undefined && origin !== `http://${host}`)) return 'from another site';
  if (token === undefined) return undefined;
  if (origin === undefined) return 'from no page';
  const given = Buffer.from(String(headers['x-site-token'] ?? ''));
  const isEqual = given.length === token.length && timingSafeEqual(given, Buffer.from(token));
  return isEqual ? undefined : 'without the token of its pages';
}

function addressIn(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? `[${plain}]` : plain;
}
