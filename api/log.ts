import type { onResponseHookHandler } from 'fastify';
import { type Logger, pino } from 'pino';

/** Where lines of the log go. */
export interface LogStream {
  write(line: string): void;
}

/** A log of JSON lines from `level` on. Nothing of a request but what `logAnswer` names is ever written to it. */
export function createLog(level: string, stream: LogStream): Logger {
  return pino({ level, base: undefined, serializers: { err: describeError } }, stream);
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
        route: request.routeOptions.url ?? 'site',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  };
}

function describeError(error: Error & { code?: string }): Record<string, unknown> {
  const { name: type, code, message, stack, cause } = error;
  return { type, code, message, stack, ...(cause instanceof Error && { cause: describeError(cause) }) };
}
