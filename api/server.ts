import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import { createMailer } from './delivery/mailer.ts';
import { type RunningDelivery, startDelivery } from './delivery/start-delivery.ts';
import { createLog, standardError } from './log.ts';
import { openStore, sqlitePath } from './messages/open-store.ts';
import { isInTheClear } from './messages/postgres.ts';
import type { MessageStore } from './messages/store.ts';
import { type Metrics, startMetrics } from './metrics.ts';
import { realPathOf } from './real-path.ts';

interface RunningServer {
  /** Such as `http://127.0.0.1:4173`. */
  url: string;
  /** Display name of the message store. */
  store: string;
  /** Accepts no new connections, answers what it has accepted, then closes everything. Resolves when done. Logs the reason. */
  stop(reason: string): Promise<void>;
}

/** Milliseconds that a client may take to finish its request after `stop`. */
const patience = 10_000;

/**
 * Serves the built site in `site` and its API, and delivers messages. If the store is not available, it serves the pages anyway, and tries
 * the store again with each message.
 * @throws the socket's error if we cannot listen on the address, with a `code` such as `EADDRINUSE`, and a `ConfigError` if the site would
 * contain the messages
 */
export async function startServer(config: Config, site: string): Promise<RunningServer> {
  if (!config.databaseUrl) refuseInside(site, config.dataDir);
  const logStream = standardError();
  const log = createLog(config.logLevel, logStream);
  const store = openStore(config);
  const isNew = !config.databaseUrl && !existsSync(sqlitePath(config));
  // In a folder that is there already, somebody may have lost the file, or not mounted its disk.
  const level = existsSync(config.dataDir) ? 'warn' : 'info';
  let delivery: RunningDelivery | undefined;
  let metrics: Metrics | undefined;
  const app = createApp({
    site,
    store,
    onStored: () => delivery?.wake(),
    rateLimit: config.rateLimit,
    log,
    trustProxy: config.trustProxy,
  });
  let ending: Promise<void> | undefined;
  // The current mail and the open requests get their time together.
  app.addHook('preClose', async () => {
    ending = delivery?.stop();
  });
  app.addHook('onClose', async () => {
    await ending;
    await metrics?.stop();
    await store.close();
  });

  try {
    metrics = config.metrics && (await startMetrics(config.metrics, store));
    metrics?.watch(app);
    // For "localhost", Fastify would listen at a second address too, with a server that lacks our limits and headers.
    const { address } = await lookup(config.host, { order: 'ipv4first' });
    const url = await app.listen({ port: config.port, host: address });
    log.info({ url, store: store.name }, 'listening');
    if (config.databaseUrl && isInTheClear(config.databaseUrl))
      log.warn(
        { store: store.name },
        'messages reach the database unencrypted: add ?sslmode=verify-full to DATABASE_URL',
      );
    await store.check().then(
      () => isNew && log[level]({ store: store.name }, 'created a new, empty store'),
      (error) => log.error({ err: error, store: store.name }, 'messages cannot be kept'),
    );
    delivery = config.mail && deliver(store, config.mail, log, metrics);
    const stop = async (reason: string) => {
      log.info({ reason }, 'stopping');
      await close(app);
      log.info('stopped');
      await logStream.end();
    };
    return { url, store: store.name, stop };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Everybody can read what is in the folder of the site. */
function refuseInside(site: string, dataDir: string): void {
  if (join(realPathOf(dataDir), sep).startsWith(join(realPathOf(site), sep)))
    throw new ConfigError(
      `DATA_DIR is "${dataDir}", which is inside the folder of the site: everybody could read the messages. Set it to a folder elsewhere.`,
    );
}

async function close(app: ReturnType<typeof createApp>): Promise<void> {
  // A client that never finishes its request must not keep the process alive.
  const limit = setTimeout(() => app.server.closeAllConnections(), patience);
  // Nor must a keep-alive connection that is idle.
  app.server.keepAliveTimeout = 1;
  await app.close();
  clearTimeout(limit);
}

function deliver(
  store: MessageStore,
  { url, ...addresses }: NonNullable<Config['mail']>,
  log: Logger,
  metrics: Metrics | undefined,
): RunningDelivery {
  return startDelivery({
    store,
    mailer: createMailer(url, addresses),
    now: () => new Date(),
    random: Math.random,
    report: ({ id, problem, attempts }) => {
      metrics?.countMail(problem === undefined);
      if (problem) log.warn({ id, problem, attempts }, 'message not delivered yet');
      else log.info({ id, attempts }, 'message delivered');
    },
    onError: (error) => log.error({ err: error }, 'delivery interrupted'),
  });
}
