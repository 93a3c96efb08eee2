/** Everything that the environment decides. */
export interface Config {
  port: number;
  host: string;
  logLevel: string;
  /** Addresses of the proxies whose word on a client's address counts. */
  trustProxy: string[];
}

/** The configuration by the environment. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  return {
    port: Number(environment.PORT ?? 4173),
    host: environment.HOST ?? '127.0.0.1',
    logLevel: environment.LOG_LEVEL ?? 'info',
    trustProxy: [],
  };
}
