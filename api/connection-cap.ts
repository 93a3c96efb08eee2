import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Files that the process needs for itself: its threads, the database, connections to a database and a mail server. */
const reserved = 40;

const busy = 'HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** More connections than this at once are not visitors. */
const most = 20_000;

/**
 * Keeps connections from using up the files that the process may have open. Beyond a quarter of them a request is answered with 503 and
 * its connection closed, beyond three quarters that is done before it has asked; the rest is for the files that are being sent.
 * @param openFiles how many files the process may have open
 */
export function capConnections(app: FastifyInstance, openFiles = openFileLimit()): void {
  const spare = Math.min(Math.max(openFiles - reserved, 8), most);
  const served = Math.floor(spare / 4);
  const sockets = new Set<Socket>();
  /** What came when there were too many, and has to go if there still are when it asks for something. */
  const beyond = new WeakSet<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size > served * 3) socket.end(busy, () => socket.destroy());
    if (sockets.size <= served) return;
    beyond.add(socket);
    // Whoever has been answered and waits for nothing makes room.
    app.server.closeIdleConnections();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (sockets.size <= served || !beyond.has(request.raw.socket)) return done();
    reply.header('connection', 'close');
    done(new ApiError(503, 'The server is busy. Please try again.'));
  });
}

function openFileLimit(): number {
  // Without it the report would look up the name of every address.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | 'unlimited' } } };
  const limit = userLimits?.open_files.soft;
  return typeof limit === 'number' ? limit : most;
}
