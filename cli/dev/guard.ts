import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/**
 * Lets through only what a page of this server that is open on the author's machine asks for. Vite has already refused wrong host names.
 * @param token what only such a page has; undefined if the request does not need it
 */
export function guard(token?: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const refusal = refusalOf(request, token);
    if (refusal === undefined) return next();
    refuse(response, 403, `the request came ${refusal}`);
  };
}

/** Answers with the reason in one sentence. */
export function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: `Refused: ${reason}.` }));
}

/** Why we refuse to act on the author's machine for this request; undefined if we allow it. */
function refusalOf({ headers, socket }: IncomingMessage, token: string | undefined): string | undefined {
  // A request that reaches this machine at one of its own addresses also comes from that address.
  if (socket.remoteAddress === undefined || socket.remoteAddress !== socket.localAddress) return 'from another machine';
  const { 'sec-fetch-site': site, origin, host } = headers;
  const isForeign = site !== undefined && site !== 'same-origin';
  if (isForeign || (origin !== undefined && origin !== `http://${host}`)) return 'from another site';
  // At an address in a network, browsers do not say which site asks for a picture.
  if (origin === undefined && (site === undefined || token !== undefined)) return 'from no page';
  if (token === undefined) return undefined;
  // Whoever could measure how long this takes could also read the token in a page.
  return headers['x-site-token'] === token ? undefined : 'without the token of its pages';
}
