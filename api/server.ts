import { createApp } from './app.ts';
import type { Config } from './config.ts';

/** A server that is listening. */
export interface RunningServer {
  /** Its address, such as `http://127.0.0.1:4173`. */
  url: string;
  /** Takes no new connections, answers what has been accepted, then closes everything; resolves when done. */
  stop(): Promise<void>;
}

const stopLimit = 10_000;

/**
 * Serves the built site in `site` and its API.
 * @throws the error of the socket if the address cannot be used, with `code` `EADDRINUSE` and the like
 */
export async function startServer(config: Config, site: string): Promise<RunningServer> {
  const app = createApp({
    site,
    log: { level: config.logLevel, stream: process.stderr },
    trustProxy: config.trustProxy,
  });
  const url = await app.listen({ port: config.port, host: config.host });

  let stopping: Promise<void> | undefined;
  const stop = async () => {
    // A client that never finishes its request must not keep the process alive.
    const limit = setTimeout(() => app.server.closeAllConnections(), stopLimit);
    await app.close();
    clearTimeout(limit);
  };
  return {
    url,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
