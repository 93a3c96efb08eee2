import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { repository } from './copy-dealer-site.ts';

/** The real development server in a separate process. */
export interface DevProcess {
  /** Its address, without a trailing slash. */
  url: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves with the match once the output matches, even if it already does. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Stops it and returns the signal or exit code. */
  stop(signal?: NodeJS.Signals): Promise<unknown>;
}

/**
 * Starts `dev` in the folder of a site.
 * @param env more environment variables
 */
export async function startDev(
  root: string,
  env: Record<string, string> = {},
  ...options: string[]
): Promise<DevProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(repository, 'cli/run.js'), 'dev', '--port', port, ...options], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk;
      for (const look of watchers) look();
    });
  }
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(text);
        if (!found) return;
        watchers.delete(look);
        resolve(found);
      };
      watchers.add(look);
      child.once('exit', () => reject(new Error(`The server ended: ${text}`)));
      look();
    });
  const [, url = ''] = await printed(/Editing at (\S+)/);
  return {
    url,
    output: () => text,
    printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      child.kill(signal);
      const [code, by] = await once(child, 'exit');
      return code ?? by;
    },
  };
}

/** A free port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
