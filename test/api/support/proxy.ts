import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on 127.0.0.1 in front of other servers. */
export interface FrontServer extends AsyncDisposable {
  url: string;
}

/** A round-robin load balancer for the servers at `ports`. If a connection is refused or breaks, it tries the next server. */
export function startLoadBalancer(ports: number[]): Promise<FrontServer> {
  let turn = 0;
  return listen(async (request, response) => {
    const body = await readBody(request);
    const start = turn++;
    for (let attempt = 0; attempt < ports.length; attempt++) {
      const port = ports[(start + attempt) % ports.length] as number;
      if (await forward(port, request, body, response)) return;
    }
    response.writeHead(502).end();
  });
}

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<FrontServer> {
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Whether the server at `port` answered. If not, nothing has been sent to the client. */
async function forward(
  port: number,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<boolean> {
  const given = request.headers['x-forwarded-for'];
  const forwarded = [given, request.socket.remoteAddress].filter(Boolean).join(', ');
  const headers = { ...request.headers, 'x-forwarded-for': forwarded, connection: 'close' };
  const upstream = sendRequest({ host: '127.0.0.1', port, method: request.method, path: request.url, headers });
  upstream.end(body);
  try {
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    const content = await readBody(answer);
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
    return true;
  } catch {
    return false;
  }
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
