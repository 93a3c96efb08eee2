import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each header as it was sent, so that one that came twice is seen. */
  names: string[];
  /** As it was sent, compressed or not. */
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Who asks: another address of this machine, such as 127.0.0.7. */
  from?: string;
  /** The certificate of the server, where nobody has signed it. */
  certificate?: Buffer;
}

/** Sends one request and gives the answer as it came: no redirect is followed, nothing is unpacked. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body, from, certificate }: Question = {},
): Promise<Answer> {
  const send = url.startsWith('https:') ? requestSecure : requestPlain;
  // As it stands: `URL` would take a path to pieces.
  const [, origin = '', path = '/'] = /^(https?:\/\/[^/]+)(.*)$/.exec(url) ?? [];
  const request = send(origin, {
    method,
    path: path || '/',
    headers,
    agent: false,
    ...(from && { localAddress: from }),
    ...(certificate && { ca: certificate }),
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return { status: response.statusCode ?? 0, headers: response.headers, names, body: Buffer.concat(chunks) };
}
