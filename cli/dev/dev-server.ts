import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { RenderPage } from '../bundle/render-page.ts';
import { packageRoot } from '../files/package-root.ts';
import { sortFindings } from '../finding.ts';
import { makeRendition } from '../images/make-renditions.ts';
import { codeFrame } from '../report/code-frame.ts';
import { type DevSite, devBuild, loadDevSite } from './dev-site.ts';

export interface DevServerOptions {
  root: string;
  port: number;
  host: string;
  /** Told of the site at the start and after every change. */
  onSite: (site: DevSite) => void;
}

/**
 * Vite's development server over the pipeline: a saved YAML file is read anew and reloads the page, its findings lie over the
 * page; a saved component is replaced in place.
 */
export async function startDevServer({
  root,
  port,
  host,
  onSite,
}: DevServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const vite = await createServer({
    configFile: join(packageRoot, 'vite.config.ts'),
    server: { port, host, fs: { allow: [packageRoot, root] } },
    logLevel: 'warn',
    clearScreen: false,
    appType: 'custom',
  });
  const baseUrl = `http://${host}:${port}`;
  let site = await loadDevSite(root, baseUrl);
  onSite(site);

  vite.middlewares.use((request, response, next) => {
    answer(vite, site, request, response).then((done) => done || next(), next);
  });
  vite.ws.on('connection', () => showFindings(vite, site));

  const isOurs = (path: string) => path === join(root, 'site.yaml') || path.startsWith(join(root, 'pages'));
  let timer: NodeJS.Timeout | undefined;
  const reload = async () => {
    site = await loadDevSite(root, baseUrl, site);
    onSite(site);
    if (!showFindings(vite, site)) vite.ws.send({ type: 'full-reload' });
  };
  vite.watcher.add([join(root, 'site.yaml'), join(root, 'pages'), join(packageRoot, 'schemas/blocks')]);
  vite.watcher.on('all', (_event, path) => {
    if (!isOurs(path) && !path.endsWith('.schema.json')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void reload().catch((error) => console.error(error)), 50);
  });
  await vite.listen();
  const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? baseUrl;
  return { url: address.replace(/\/$/, ''), close: () => vite.close() };
}

/** Answers a page, page data or a call of the API; false for anything else, which is Vite's. */
async function answer(
  vite: ViteDevServer,
  site: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = decodeURIComponent(url.pathname);
  if (path.startsWith('/api/')) return answerApi(site, path, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path.startsWith('/data/')) return json(response, site.dataAt(path));
  if (path.startsWith('/images/')) return answerImage(site, path, response);
  const found = /\.\w+$/.test(path) || path.startsWith('/@') ? undefined : site.pageAt(path);
  if (!found) return false;
  const { renderPage } = (await vite.ssrLoadModule('/renderer/entry-server.tsx')) as { renderPage: RenderPage };
  const html = renderPage(found.model, site.layout(), {
    script: '/renderer/entry-client.tsx',
    styles: '',
    modules: [],
    fonts: [],
    pageData: found.data,
    layoutData: '/data/_layout.json',
    build: devBuild,
  });
  response.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(await vite.transformIndexHtml(path, html));
  return true;
}

/** A file that the build would make of a photograph, made when it is first asked for. */
async function answerImage(site: DevSite, path: string, response: ServerResponse): Promise<boolean> {
  const wanted = site.imageAt(path);
  if (!wanted) {
    response.writeHead(404).end();
    return true;
  }
  const { path: file } = await makeRendition(wanted);
  response.writeHead(200, { 'content-type': `image/${wanted.rendition.format}` }).end(await readFile(file));
  return true;
}

function answerApi(site: DevSite, path: string, response: ServerResponse): boolean {
  const id = /^\/api\/vehicles\/([^/]+)$/.exec(path)?.[1];
  if (path === '/api/vehicles') return json(response, site.vehicles());
  if (id !== undefined) {
    const vehicle = site.vehicles().find((candidate) => candidate.id === id);
    return json(response, vehicle ?? { error: 'Vehicle not found' }, vehicle ? 200 : 404);
  }
  return json(response, { error: 'The development server takes no messages; "npm run serve" does.' }, 503);
}

function json(response: ServerResponse, body: unknown, status = 200): boolean {
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  return true;
}

/** Lays the first error over the page; false when there is none. */
function showFindings(vite: ViteDevServer, site: DevSite): boolean {
  const errors = sortFindings(site.findings).filter((finding) => finding.severity === 'error');
  const [first] = errors;
  if (!first) return false;
  const more = errors.length > 1 ? `\n\n${errors.length - 1} more in the terminal.` : '';
  vite.ws.send({
    type: 'error',
    err: {
      plugin: 'cartwright',
      message: `${first.message} (${first.rule})${first.hint ? `\n${first.hint}` : ''}${more}`,
      id: first.file,
      loc: { file: first.file, line: first.line, column: first.column },
      frame: codeFrame(site.sources.get(first.file)?.split('\n'), first).join('\n'),
      stack: '',
    },
  });
  return true;
}
