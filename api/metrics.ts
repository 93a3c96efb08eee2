import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './log.ts';
import type { MessageStore } from './messages/store.ts';

/** Prometheus metrics, on a separate port. */
export interface Metrics {
  /** Measures the responses of an app. */
  watch(app: FastifyInstance): void;
  /** Counts an attempt to mail a message. */
  countMail(isDelivered: boolean): void;
  stop(): Promise<void>;
}

/**
 * Serves `GET /metrics` on `port` and `host`.
 * @throws the socket's error if we cannot listen on the address, with the `setting` to change
 */
export async function startMetrics(address: { port: number; host: string }, store: MessageStore): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  });
  const mails = new Counter({
    name: 'contact_mails_total',
    help: 'Attempts to mail a message, by result.',
    labelNames: ['result'],
    registers,
  });
  const pending = () => store.pending().catch(() => undefined);
  new Gauge({
    name: 'contact_pending_messages',
    help: 'Messages that are stored and not delivered.',
    registers,
    async collect() {
      this.set((await pending())?.count ?? Number.NaN);
    },
  });
  /** When we first saw the oldest message, in case the clock was ahead when it came in. */
  let seen: { id: string; at: number } | undefined;
  // A gauge without a collector of its own would be read before that of another one has set it.
  new Gauge({
    name: 'contact_pending_oldest_seconds',
    help: 'Age of the oldest message that is not delivered, 0 if there is none.',
    registers,
    async collect() {
      const found = await pending();
      if (!found) return this.set(Number.NaN);
      const { oldest } = found;
      if (oldest && seen?.id !== oldest.id) seen = { id: oldest.id, at: steadyNow() };
      this.set(oldest && seen ? (steadyNow() - Math.min(oldest.since.getTime(), seen.at)) / 1000 : 0);
    },
  });

  const server = createServer(async (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics().catch(() => undefined);
    response.writeHead(text === undefined ? 503 : 200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(Object.assign(error, { setting: 'METRICS_PORT' })));
    server.listen(address.port, address.host, resolve);
  });

  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
        answers.observe(labels, reply.elapsedTime / 1000);
      });
    },
    countMail: (isDelivered) => mails.inc({ result: isDelivered ? 'delivered' : 'failed' }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The time in milliseconds, from a clock that nobody can set while the process runs. */
function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}
