import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Each header as sent, to notice duplicates. */
  names: string[];
  /** As sent, compressed or not. */
  body: Buffer;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The client's address: another address of this machine, such as 127.0.0.7. */
  from?: string;
  /** The server's certificate, if it is self-signed. */
  certificate?: Buffer;
}

/** Sends one request and returns the raw response. It follows no redirect and decompresses nothing. */
export async function ask(
  url: string,
  { method = 'GET', headers = {}, body, from, certificate }: Question = {},
): Promise<Answer> {
  const send = url.startsWith('https:') ? requestSecure : requestPlain;
  // Split by hand, because `URL` would normalize the path.
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
