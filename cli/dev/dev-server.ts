import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer, type WebSocketClient } from 'vite';
import { coalesceCalls } from '../../api/coalesce-calls.ts';
import { refuseOddPath } from '../bundle/bundle.ts';
import { listening } from '../files/options.ts';
import { packageRoot } from '../files/package-root.ts';
import { cacheFile } from '../memory/cache.ts';
import { answerSite, showAt, warmUp } from './answer-site.ts';
import type { DevSiteOptions } from './dev-site.ts';
import { type PipelineThread, startPipeline } from './pipeline-thread.ts';

/** Milliseconds to wait after a change, since an editor may write a file in several steps. */
const burst = 10;

/** Milliseconds for which the watcher ignores further changes to a file that it has just reported. */
const unheard = 60;

const restartNeeded = 'The code of this server has changed. To run it, stop it with Ctrl+C and start it again.';

/**
 * Serves the site while the author edits it: Vite's development server on top of the pipeline.
 * @throws UsageError if the port is taken
 */
export async function startDevServer({ root, on }: Omit<DevSiteOptions, 'baseUrl'>, port: number, host: string) {
  refuseOddPath();
  const started = Promise.withResolvers<PipelineThread>();
  const ends: (() => Promise<void>)[] = [];
  // Browsers get the code of pages and nothing else: the folder also has messages, settings and backups, and the cache has databases.
  const served = [...['renderer', 'schemas', 'node_modules'].map((name) => join(packageRoot, name)), cacheFile('.')];
  // Built sites beside the pages may have tens of thousands of files.
  const isBeside = (path: string) => path !== root && isIn(path, root) && !isIn(path, packageRoot, ...partsOf(root));
  const fs = { allow: served, deny: ['**/*.db*', '**/*.sqlite'] };
  const vite = await createServer({
    configFile: join(packageRoot, 'vite.config.ts'),
    // Vite would start itself again when an .env file changes, and the site takes nothing from one.
    envDir: false,
    server: { port, host, strictPort: true, cors: false, fs, watch: { ignored: isBeside } },
    // If Vite discovered these while a page is open, it would reload the page.
    optimizeDeps: {
      entries: ['renderer/dev/*.ts', 'renderer/{blocks,ui}/**/*.tsx', 'renderer/hydrate.tsx', 'renderer/http/*.ts'],
    },
    logLevel: 'warn',
    clearScreen: false,
    plugins: [
      { name: 'site', configureServer: (server) => answerSite(server, started.promise, (end) => ends.push(end)) },
    ],
  });
  // Vite would start itself again when its settings change, and our watcher would be lost.
  vite.restart = coalesceCalls(async () => console.log(restartNeeded), burst);
  // Vite's own SIGTERM handler would not wait for ours.
  process.removeAllListeners('SIGTERM');
  await listening(vite.listen()).catch(async (error) => {
    await vite.close();
    throw error;
  });
  const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? `http://${host}:${port}`;
  const url = address.replace(/\/$/, '');
  const pipeline = startPipeline({ root, baseUrl: url, on });
  const tellBrowsers = browserTeller(vite, pipeline);
  const refresh = coalesceCalls(async () => {
    await pipeline.ask('update').catch(console.error);
    await tellBrowsers();
  }, burst);
  watch(vite, root, async (isCode) => {
    if (isCode) await pipeline.restart();
    await refresh();
    if (isCode) vite.ws.send('cartwright:catalogue');
  });
  // Prepare what the first page needs. A request that comes sooner waits.
  const ready = Promise.all([refresh(), warmUp(vite).catch(console.error)]).then(() => started.resolve(pipeline));
  return {
    url,
    /** Resolves once we have read the site and can render the first page. */
    ready,
    async close(): Promise<void> {
      // Closing halfway through startup would print errors.
      await ready.catch(() => {});
      // Only now do we know which old files of the cache somebody still uses.
      await pipeline.ask('prune').catch(() => {});
      await Promise.all([vite.close(), pipeline.stop(), ...ends.map((end) => end())]);
    },
  };
}

/** What a site in this folder is read from. */
const partsOf = (root: string) => ['site.yaml', 'pages', 'schemas'].map((name) => join(root, name));

/** The code of this server, with the validator of the contact form. */
const ofServer = ['api', 'cli/dev', 'schemas/generated/contact-message.js'].map((name) => join(packageRoot, name));

/** True for one of these files and folders, and for what is in them. */
const isIn = (path: string, ...parts: string[]) => parts.some((part) => (path + sep).startsWith(part + sep));

/** Calls `onChange` when a file of the site changes, or the code that checks it. */
function watch(vite: ViteDevServer, root: string, onChange: (isCode: boolean) => void): void {
  const schemas = [join(packageRoot, 'schemas'), join(root, 'schemas')];
  // We watch the whole folder, since the watcher loses a file or a folder that it watches by itself once that is away for a moment.
  vite.watcher.add(root);
  vite.watcher.on('all', async (event, path, stats) => {
    if (isIn(path, ...ofServer)) vite.restart();
    // Vite does not try again by itself what it could not load without this file.
    if (event === 'add' && isIn(path, join(packageRoot, 'renderer')) && /\.tsx?$/.test(path)) {
      vite.environments.ssr.moduleGraph.invalidateAll();
      vite.ws.send({ type: 'full-reload' });
    }
    if (isIn(path, join(packageRoot, 'schemas/generated'))) return;
    const isCode = isIn(path, join(packageRoot, 'cli'), ...schemas);
    if (!isCode && !isIn(path, ...partsOf(root))) return;
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
type Open = { path: string; page?: string; layout?: string };

/** Returns a function that sends updates to every open page. Each browser tells us which address it shows. */
function browserTeller(vite: ViteDevServer, pipeline: PipelineThread): () => Promise<unknown> {
  const open = new Map<WebSocketClient, Open>();
  const tell = async (client: WebSocketClient, seen: Open) => {
    const { page, layout, movedTo, isEmpty } = await showAt(vite, pipeline, seen.path);
    if (movedTo !== undefined) return client.send('cartwright:moved', { path: seen.path, movedTo });
    const now = { page: JSON.stringify(page), layout: JSON.stringify(layout) };
    const news = { ...(now.page !== seen.page && { page }), ...(now.layout !== seen.layout && { layout }) };
    // Without a readable site, an open page stays as it is.
    if (!isEmpty) Object.assign(seen, now);
    client.send('cartwright:shown', { ...(await pipeline.ask('findings', seen.path)), ...(!isEmpty && news) });
  };
  vite.ws.on('cartwright:at', ({ path }: { path: string }, client) => {
    const seen = { path };
    open.set(client, seen);
    tell(client, seen).catch(console.error);
  });
  vite.ws.on('vite:client:disconnect', (_payload, client) => void open.delete(client));
  return () => Promise.all([...open].map(([client, seen]) => tell(client, seen).catch(console.error)));
}
