import type { FastifyRequest, onResponseHookHandler } from 'fastify';
import { type Logger, pino } from 'pino';
import { ApiError } from './api-error.ts';
import { siteRoute } from './routes/without-route.ts';

interface LogStream {
  write(line: string): void;
}

/** A logger that writes JSON lines, from `level` up. Of a request it writes only the fields that `logAnswer` lists. */
export function createLog(level: string, stream: LogStream): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, stream);
}

/** Most bytes of log lines that we buffer when the reader is slow. We drop lines beyond that. */
const mostWaiting = 1024 * 1024;

/** Asynchronous standard error. A stalled reader or a full disk neither blocks nor ends the server. */
export function standardError(): LogStream & { end(): Promise<void> } {
  const stream = pino.destination({ dest: 2, sync: false, maxLength: mostWaiting });
  stream.on('error', () => {});
  // Pino would hold up the exit for as long as the disk is full or nobody reads. It calls this even after an error.
  stream.flushSync = () => {};
  return {
    write: (line) => void stream.write(line),
    /** Resolves once all lines are written, or cannot be. */
    end: () =>
      new Promise((resolve) => {
        stream.once('close', resolve).once('error', resolve);
        stream.end();
      }),
  };
}

/** A logger that writes nothing. */
export const noLog = pino({ level: 'silent' });

/**
 * Logs one line per response, with method, route, status and time. It never logs an address, the raw path, a header or a body. Reads are
 * logged at debug level, since writing the line takes as long as answering.
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

/** The route name for logs and metrics. It is never the raw path. */
export function routeOf({ routeOptions: { url = siteRoute } }: FastifyRequest): string {
  return url === siteRoute ? 'site' : url;
}

function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name: type, code, message, cause } = error;
  // We made it ourselves. What led to it, if anything, is the cause.
  const stack = error instanceof ApiError ? undefined : error.stack;
  return { type, code, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
