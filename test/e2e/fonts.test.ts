import { expect, it } from 'vitest';
import { pageKinds } from '../support/page-kinds.ts';
import { visitSite } from './support.ts';

const site = visitSite();

it('every sign on the pages is in the fonts that they bring along', async () => {
  const page = await site.open('/');
  const signs = new Set<string>();
  for (const path of Object.values(pageKinds)) {
    await page.goto(site.url + path);
    for (const sign of await page.evaluate(() => [...document.body.innerText])) signs.add(sign);
  }
  const text = [...signs].filter((sign) => sign.trim() !== '').join('');
  expect(text.length).toBeGreaterThan(70);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const fontsOf = async (selector: string) => {
    const { root } = await client.send('DOM.getDocument');
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
  };
  await page.goto(`${site.url}/about`);
  for (const selector of ['h1', 'main p']) {
    await page.evaluate(
      ([place = '', words = '']) => {
        const element = document.querySelector(place);
        if (element) element.textContent = words;
        return document.fonts.ready;
      },
      [selector, text],
    );
    await expect.poll(() => fontsOf(selector), { message: selector }).toEqual([expect.stringMatching(/ true$/)]);
  }
});
