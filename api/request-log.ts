import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * One line per answer: method, route, status and time. Never an address, a path as typed, a header or a body.
 * What was only read is of level debug, since a line takes as long to write as an answer.
 */
export class RequestLog extends LogController {
  readonly #logsReads: boolean;

  constructor(level: string | undefined) {
    super();
    this.#logsReads = level === 'debug' || level === 'trace';
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const isRead = request.method !== 'POST' && reply.statusCode < 500;
    if (isRead && !error && !this.#logsReads) return;
    const line = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'site',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'answer not finished');
    else request.log[isRead ? 'debug' : 'info'](line, 'answered');
  }
}

/** Serializers of the log: an error by its kind and stack, and nothing of a request or its answer. */
export const logSerializers = {
  req: () => ({}),
  res: () => ({}),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: error.message,
    stack: error.stack ?? '',
  }),
};
