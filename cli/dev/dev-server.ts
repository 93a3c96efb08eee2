import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer, type WebSocketClient } from 'vite';
import { coalesceCalls } from '../files/coalesce-calls.ts';
import { listening } from '../files/options.ts';
import { packageRoot } from '../files/package-root.ts';
import { cacheFile } from '../memory/cache.ts';
import { renderer, warmUp } from './answer-pages.ts';
import { answerSite } from './answer-site.ts';
import type { DevSiteOptions } from './dev-site.ts';
import { type PipelineThread, startPipeline } from './pipeline-thread.ts';

/** Milliseconds to wait after the first sign of a change: an editor may write a file in several steps. */
const burst = 10;

/** Milliseconds within which the watcher drops further changes of a file that it has just named. */
const unheard = 60;

/** Milliseconds to wait before the slower checks: an author who is still writing saves again. */
const pause = 100;

/**
 * The site while it is being written, by Vite's development server over the pipeline: what is saved takes its place in the pages that are
 * open, a saved component is replaced as well.
 * @throws UsageError when the port is taken
 */
export async function startDevServer({ root, on }: Omit<DevSiteOptions, 'baseUrl'>, port: number, host: string) {
  const started = Promise.withResolvers<PipelineThread>();
  const ends: (() => Promise<void>)[] = [];
  const vite = await createServer({
    configFile: join(packageRoot, 'vite.config.ts'),
    server: { port, host, strictPort: true, cors: false, fs: { allow: [packageRoot, cacheFile('.'), root] } },
    // Found out while a page is open, they would make Vite reload it.
    optimizeDeps: {
      entries: ['renderer/dev/*.ts', 'renderer/{blocks,ui}/**/*.tsx', 'renderer/hydrate.tsx', 'renderer/http/*.ts'],
    },
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      { name: 'site', configureServer: (server) => answerSite(server, started.promise, (end) => ends.push(end)) },
    ],
  });
  // Vite's own way to end would not wait for ours.
  process.removeAllListeners('SIGTERM');
  await listening(vite.listen()).catch(async (error) => {
    await vite.close();
    throw error;
  });
  const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? `http://${host}:${port}`;
  const url = address.replace(/\/$/, '');
  const pipeline = startPipeline({ root, baseUrl: url, on });
  const browsers = tellBrowsers(vite, pipeline);
  const refresh = coalesceCalls(async () => {
    await pipeline.ask('update').catch(console.error);
    await browsers.tellAll();
  }, burst);
  watch(vite, root, (isCode) => {
    if (isCode) pipeline.restart().then(refresh);
    else refresh();
  });
  // What the first page needs is made before anybody asks for it; who asks sooner waits.
  const ready = Promise.all([refresh(), warmUp(vite)]).then(() => started.resolve(pipeline));
  return {
    url,
    /** Resolves when the site has been read, and the first page can be made. */
    ready,
    async close(): Promise<void> {
      // What is half begun would complain.
      await ready.catch(() => {});
      await Promise.all([vite.close(), pipeline.stop(), ...ends.map((end) => end())]);
    },
  };
}

/** Calls `onChange` when a file of the site has changed, or the code that judges it. */
function watch(vite: ViteDevServer, root: string, onChange: (isCode: boolean) => void): void {
  const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(folder + sep));
  const schemas = [join(packageRoot, 'schemas'), join(root, 'schemas')];
  const watched = [join(root, 'site.yaml'), join(root, 'pages'), ...schemas];
  vite.watcher.add(watched);
  vite.watcher.on('all', async (event, path, stats) => {
    // What is taken away may come back, which the watcher hears of only where it is asked again.
    if (event.startsWith('unlink') && watched.includes(path)) vite.watcher.add(path);
    if (isIn(path, join(packageRoot, 'schemas/generated'))) return;
    const isCode = isIn(path, join(packageRoot, 'cli'), ...schemas);
    if (!isCode && path !== join(root, 'site.yaml') && !isIn(path, join(root, 'pages'))) return;
    for (let seen = stats?.mtimeMs; ; ) {
      onChange(isCode);
      await wait(unheard);
      const now = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      if (seen === undefined || now === undefined || now === seen) return;
      seen = now;
    }
  });
}

/** What we last sent to a browser. */
interface Open {
  path: string;
  page?: string;
  layout?: string;
}

/** Keeps each open page up to date with its author's files. The browser says which address it shows. */
function tellBrowsers(vite: ViteDevServer, pipeline: PipelineThread): { tellAll(): Promise<void> } {
  const open = new Map<WebSocketClient, Open>();
  const tell = async (client: WebSocketClient, seen: Open) => {
    const { page, layout } = await pipeline.ask('show', seen.path);
    const now = { page: JSON.stringify(page), layout: JSON.stringify(layout) };
    const news = { ...(now.page !== seen.page && { page }), ...(now.layout !== seen.layout && { layout }) };
    Object.assign(seen, now);
    client.send('cartwright:shown', { ...(await pipeline.ask('findings', seen.path)), ...news });
  };
  /** The slower checks: mistakes that only the rendered page has, and what can be written for each. */
  const tellMore = async (client: WebSocketClient, seen: Open) => {
    const shown = await pipeline.ask('show', seen.path);
    const rendered = renderer(vite, shown).then((render) => render([]));
    const html = await rendered.catch(() => undefined);
    client.send('cartwright:shown', await pipeline.ask('findings', seen.path, { html, look: shown.look }));
  };
  let round = 0;
  const tellAll = async () => {
    const thisRound = ++round;
    await Promise.all([...open].map(([client, seen]) => tell(client, seen).catch(console.error)));
    // What is saved next comes first.
    wait(pause).then(async () => {
      for (const [client, seen] of open)
        if (round === thisRound) await tellMore(client, seen).catch((error) => console.error(error));
    });
  };
  vite.ws.on('cartwright:at', ({ path }: { path: string }, client) => {
    const seen = { path };
    open.set(client, seen);
    tell(client, seen)
      .then(() => tellMore(client, seen))
      .catch((error) => console.error(error));
  });
  vite.ws.on('vite:client:disconnect', (_payload, client) => void open.delete(client));
  return { tellAll };
}
