import type { FastifyRequest, onResponseHookHandler } from 'fastify';
import { type Logger, pino } from 'pino';
import { siteRoute } from './routes/without-route.ts';

/** Where lines of the log go. */
interface LogStream {
  write(line: string): void;
}

/** A log of JSON lines from `level` on. Nothing of a request but what `logAnswer` names is ever written to it. */
export function createLog(level: string, stream: LogStream): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, stream);
}

/** Lines that wait for whoever reads the log take at most this many bytes; beyond it they are dropped. */
const mostWaiting = 1024 * 1024;

/** Standard error, written aside: neither a reader that has stopped nor a disk that is full keeps the server waiting or ends it. */
export function standardError(): LogStream {
  const stream = pino.destination({ dest: 2, sync: false, maxLength: mostWaiting });
  stream.on('error', () => {});
  return stream;
}

/** A log that drops everything. */
export const noLog = pino({ level: 'silent' });

/**
 * One line per answer: method, route, status and time. Never an address, a path as typed, a header or a body.
 * What is only read is of level debug, since its line takes as long to write as the answer.
 */
export function logAnswer(log: Logger): onResponseHookHandler {
  return (request, reply, done) => {
    log[request.method === 'POST' ? 'info' : 'debug'](
      {
        request: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  };
}

/** The route of a request as it is logged and counted: never the path as typed. */
export function routeOf({ routeOptions: { url = siteRoute } }: FastifyRequest): string {
  return url === siteRoute ? 'site' : url;
}

function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name: type, code, message, stack, cause } = error;
  return { type, code, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
