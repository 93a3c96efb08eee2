import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../api/support/folder.ts';
import { freePort } from '../api/support/postgres.ts';
import { hasProgram } from '../setup/programs.ts';
import { browserOnce, openContext } from '../support/chromium.ts';
import { repository } from '../support/copy-dealer-site.ts';
import { hydrated } from '../support/hydrated.ts';
import { runCli } from '../support/run-cli.ts';
import { type Nginx, startNginx } from './support/nginx.ts';
import { recipe } from './support/recipe.ts';

describe.skipIf(!hasProgram('nginx'))('the static host alone of the README', () => {
  const folder = temporaryFolder();
  const site = join(folder.path, 'dist');
  let nginx: Nginx;
  let url: string;
  let page: Page;

  beforeAll(async () => {
    const built = await runCli(repository, 'build', '--out', site, '--base-url', 'https://www.raritancarts.example');
    expect(built.stderr).toBe('');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const rules = recipe('nginx', '$uri $uri.html', {});
    nginx = await startNginx(`server { listen 127.0.0.1:${port}; root ${site}; ${rules} }`, port);
    page = await (await openContext(await browserOnce(''), {})).newPage();
  });
  afterAll(async () => {
    await page?.context().close();
    await nginx?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  it('shows the carts to visitors who come from another page', async () => {
    await page.goto(`${url}/contact`);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click();
    await page.getByText(/^Showing \d+ of \d+ total vehicles/).waitFor();
    const carts = readdirSync(join(site, 'vehicles')).filter((name) => name.endsWith('.html'));
    expect(await page.getByRole('article').count()).toBe(carts.length);
  });

  it('shows a cart by its id, and says of an unknown id that there is none', async () => {
    await page.goto(`${url}/vehicle/denago-ev-city`);
    await hydrated(page);
    await page.getByRole('heading', { name: 'Interested in this vehicle?' }).waitFor();
    expect((await page.goto(`${url}/vehicle/none`))?.status()).toBe(404);
  });

  it('answers an unknown address with the page for it, whose links work', async () => {
    const answer = await page.goto(`${url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${url}/`);
  });
});
