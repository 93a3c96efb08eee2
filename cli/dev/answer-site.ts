import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { json } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { normalizedPath } from '../../api/static/find-answer.ts';
import { originForm } from '../../api/static/safe-path.ts';
import type { RenderPage } from '../bundle/bundle.ts';
import { build, dataPath, readDataPath } from './data-path.ts';
import { startDevApi } from './dev-api.ts';
import type { ShownPage } from './dev-site.ts';
import { stylesOf } from './dev-styles.ts';
import { guard, refuse } from './guard.ts';
import type { PipelineThread } from './pipeline-thread.ts';
import type { Pointed } from './point-at.ts';

/** Renders a document that preloads these fonts. */
type Render = (fonts: string[]) => string;

const serverEntry = '/renderer/entry-server.tsx';

const cataloguePath = '/_blocks';
const catalogueEntry = '/renderer/dev/catalogue-server.tsx';

/** The catalogue shows many examples, each in a frame. They hydrate only when somebody uses them, as on the site. */
const exampleEntry = '/renderer/entry-client.tsx';
const browserEntry = '/renderer/dev/entry.ts';

/** The styles of the page frame come before those of blocks. */
const styled = ['/renderer/App.tsx', serverEntry];

/**
 * Serves the tools of open pages before Vite's handlers, and the site's pages, their data, pictures and the API after them.
 * @param onEnd registers work for when the server closes
 * @returns a function to call once Vite's handlers are in place
 */
export function answerSite(
  vite: ViteDevServer,
  started: Promise<PipelineThread>,
  onEnd: (work: () => Promise<void>) => void,
): () => void {
  const token = randomBytes(24).toString('base64url');
  // A page around ours could have its visitor press our buttons.
  vite.middlewares.use((_request, response, next) => {
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    next();
  });
  // Vite would open the editor for anybody.
  vite.middlewares.use('/__open-in-editor', guard());
  vite.middlewares.use('/@site/', guard(token));
  vite.middlewares.use('/@site/', (request, response, next) => void answerTool(request, response).catch(next));

  async function answerTool(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const wish = (await json(request).catch(() => null)) as
      | (Pointed & { path: string; id: string; kind: string })
      | null;
    if (typeof wish?.path !== 'string') return refuse(response, 400, 'the request names no path, or is no JSON');
    const answer = await (await started).ask(request.url === '/point' ? 'point' : 'write', wish.path, wish);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }

  const api = started.then((pipeline) =>
    startDevApi(
      () => pipeline.ask('vehicles'),
      async () => finish('/contact', await renderer(vite, await pipeline.ask('show', '/contact'))),
    ),
  );

  /** Adds what Vite and the author's tools need: all styles, and the token that lets a page send writes. */
  async function finish(path: string, render: Render, entries = styled): Promise<string> {
    const { html, fonts } = await stylesOf(vite, entries);
    const whole = await vite.transformIndexHtml(path, render(fonts));
    return whole.replace('<html ', `<html data-token="${token}" `).replace('</head>', () => `${html}</head>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const pipeline = await started;
    const { pathname, search } = new URL(originForm(request.url ?? '/'), 'http://localhost');
    if (/^\/(api\/|healthz$|livez$)/.test(pathname)) return (await api).answer(request, response);
    const path = decodeURIComponent(pathname);
    const send = (status: number, type: string, body: string | Buffer) =>
      void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const sendPage = (status: number, html: string) => send(status, 'text/html; charset=utf-8', html);
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (path.startsWith('/data/')) {
      const wanted = readDataPath(path);
      const data = wanted
        ? (await showAt(vite, pipeline, wanted.route))[wanted.part]
        : await pipeline.ask('pageList', path);
      return send(data ? 200 : 404, 'application/json', JSON.stringify(data ?? null));
    }
    if (path.startsWith('/images/')) {
      const file = await pipeline.ask('photograph', path);
      const type = `image/${extname(path).slice(1).replace('jpg', 'jpeg')}`;
      return send(file ? 200 : 404, type, file ? await readFile(file) : '');
    }
    if (path.startsWith('/@')) return next();
    if (path === cataloguePath) {
      const catalogue = await pipeline.ask('catalogue');
      const { renderCatalogue } = await vite.ssrLoadModule(catalogueEntry);
      const render = (fonts: string[]) => renderCatalogue(catalogue, fonts);
      return sendPage(200, await finish(path, render, [...styled, catalogueEntry]));
    }
    const address = normalizedPath(path);
    const shown = await showAt(vite, pipeline, address);
    const target =
      shown.movedTo ?? (address !== path && shown.status === 200 ? encodeURI(address) + search : undefined);
    if (target !== undefined) return void response.writeHead(302, { location: target }).end();
    sendPage(shown.status, await finish(address, await renderer(vite, shown)));
  }

  return () => {
    vite.middlewares.use((request, response, next) => void answer(request, response, next).catch(next));
    onEnd(async () => (await api).stop());
  };
}

/** What to show at a path: the last good page, or an empty one, if the author's mistakes leave nothing that can be drawn. */
export async function showAt(vite: ViteDevServer, pipeline: PipelineThread, path: string): Promise<ShownPage> {
  try {
    const shown = await pipeline.ask('show', path);
    if (shown.isDoubtful) (await renderer(vite, shown))([]);
    return shown;
  } catch (error) {
    const { findings } = await pipeline.ask('findings', path);
    if (!findings.some(({ severity }) => severity === 'error')) throw error;
    return pipeline.ask('instead', path);
  }
}

/** Loads what every page needs. */
export async function warmUp(vite: ViteDevServer): Promise<void> {
  await vite.ssrLoadModule(serverEntry);
  await stylesOf(vite, styled);
  vite.environments.client.warmupRequest(browserEntry).catch(() => {});
}

/** Renders an answer the same way as the build. */
async function renderer(vite: ViteDevServer, { page, layout }: ShownPage): Promise<Render> {
  const { renderPage } = (await vite.ssrLoadModule(serverEntry)) as { renderPage: RenderPage };
  const script = page.route.startsWith(`${cataloguePath}/`) ? exampleEntry : browserEntry;
  const data = { pageData: dataPath('page', page.route), layoutData: dataPath('layout', page.route), build };
  return (fonts) => renderPage(page, layout, { ...data, script, styles: '', modules: [], fonts });
}
