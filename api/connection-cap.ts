import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { securityLines } from './security-headers.ts';

/** File descriptors that the process needs itself, for threads, its own database files, and database and mail connections. */
const reserved = 40;

const head = ['HTTP/1.1 503 Service Unavailable', 'retry-after: 5', 'connection: close', 'content-length: 0'];
const busy = `${[...head, ...securityLines].join('\r\n')}\r\n\r\n`;

/** More connections than this at once are not real visitors. */
const most = 20_000;

/** Unanswered requests that one connection may have. Browsers ask for nothing more on a connection until they have the answer. */
const mostUnanswered = 32;

/**
 * Keeps connections from using up the process's file descriptors. Above a quarter of them, we answer new connections with 503 and close
 * them. Above three quarters, we close them before they send a request. The rest is for the files that we send. A connection with too many
 * unanswered requests is closed as well, since each of them holds a file and memory.
 * @param openFiles how many files the process may have open
 */
export function capConnections(app: FastifyInstance, openFiles = openFileLimit()): void {
  const spare = Math.min(Math.max(openFiles - reserved, 8), most);
  const served = Math.floor(spare / 4);
  const sockets = new Set<Socket>();
  const unanswered = new WeakMap<Socket, number>();
  /** Connections that arrived over the limit. If we are still over it when they send a request, we refuse it. */
  const beyond = new WeakSet<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size > served * 3) socket.end(busy, () => socket.destroy());
    if (sockets.size <= served) return;
    beyond.add(socket);
    // To make room, close the connections that wait for a next request. `closeIdleConnections` would also close those whose first request
    // is still on its way.
    for (const open of sockets) if (unanswered.get(open) === 0) open.destroy();
  });
  app.server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 0) - 1));
    if (count > mostUnanswered) socket.destroy();
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Further requests that came in the same packet. Nobody gets their answers.
    if (request.raw.socket.destroyed) return;
    if (sockets.size <= served || !beyond.has(request.raw.socket)) return done();
    reply.header('connection', 'close');
    done(new ApiError(503, 'The server is busy. Please try again.'));
  });
}

function openFileLimit(): number {
  // Without this, the report looks up the hostname of every address.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const limit = userLimits?.open_files.soft;
  return typeof limit === 'number' ? limit : most;
}
