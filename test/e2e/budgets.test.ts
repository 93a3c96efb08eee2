import { describe, expect, it } from 'vitest';
import { budgets } from '../budgets.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();

/** Gzipped size of a file. */
async function packedSize(address: string): Promise<number> {
  const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  return Number(answer.headers.get('content-length'));
}

describe('the budget', () => {
  it.each(Object.entries(budgets))('of %s holds', async (kind, { beforeUse, scripts, files }) => {
    const page = await site.open('/favicon.svg', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    const addresses = new Set<string>();
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    session.on('Network.requestWillBeSent', ({ request }) => addresses.add(request.url));
    await page.goto(site.url + pageKinds[kind], { waitUntil: 'networkidle' });
    if (beforeUse !== undefined) {
      expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
      expect([...addresses].filter((address) => address.endsWith('.woff2')).length).toBe(2);
      expect(bytes, 'before use').toBeGreaterThan(20_000);
      expect(bytes, 'before use').toBeLessThanOrEqual(beforeUse);
      addresses.clear();
    }
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loaded = [...addresses].filter((address) => /\/(?!entry-)[^/]+\.js$/.test(address));
    const sizes = await Promise.all(loaded.map(packedSize));
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum, loaded.join(' ')).toBeGreaterThan(60_000);
    expect(sum, loaded.join(' ')).toBeLessThanOrEqual(scripts);
    expect(loaded.length, loaded.join(' ')).toBeLessThanOrEqual(files);
    await page.context().close();
  });
});
