import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, visitSite } from './support.ts';

const site = visitSite();

const vehicle = {
  id: 'swift-8',
  name: 'Swift Eight',
  description: 'A long one.',
  brand: 'Swift EV',
  category: 'carrier',
  price: 18250,
  images: [] as string[],
  inStock: true,
  isNew: false,
  features: ['Eight seats', 'Sun roof'],
  specifications: { topSpeed: '25 mph', range: 50, seatingCapacity: 8, groundClearance: '6 inches', heatedSeats: true },
};

/** Opens a page and answers its requests for one vehicle with `answer`. */
async function openWith(answer: object | number, path = '/vehicle/swift-8'): Promise<Page> {
  const page = await site.open('/robots.txt');
  await page.route('**/api/vehicles/*', (route) =>
    typeof answer === 'number'
      ? route.fulfill({ status: answer, json: { error: 'Vehicle not found' } })
      : route.fulfill({ json: answer }),
  );
  await page.goto(site.url + path);
  await hydrated(page);
  return page;
}

describe('a vehicle by its id', () => {
  it('is a skeleton until it is there', async () => {
    const page = await site.open('/robots.txt');
    const ready = Promise.withResolvers<void>();
    await page.route('**/api/vehicles/*', async (route) => {
      await ready.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/vehicle/denago-ev-city`);
    await hydrated(page);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    ready.resolve();
    await page.getByRole('heading', { level: 1, name: 'Denago EV City' }).waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  });

  it('shows everything that the API says of it', async () => {
    const page = await openWith(vehicle);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Swift Eight' }).waitFor();
    for (const text of ['In Stock', 'A long one.', '$18,250', '8 seats', 'SWIFT EV', 'Eight seats', 'Sun roof']) {
      expect(await main.getByText(text, { exact: true }).count(), text).toBe(1);
    }
    const terms = await main.locator('dt').allTextContents();
    const values = await main.locator('dd').allTextContents();
    expect(terms).toEqual(['Top Speed', 'Range', 'Seating Capacity', 'Ground Clearance', 'Heated Seats']);
    expect(values).toEqual(['25 mph', '50', '8', '6 inches', 'Yes']);
    expect(await main.getByRole('img', { name: 'Swift Eight' }).isVisible()).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Swift Eight \| /);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0);
    expect(await main.getByRole('status').textContent()).toBe('Swift Eight');
  });

  it.each([
    [true, true, 'NEW'],
    [true, false, 'NEW'],
    [false, true, 'In Stock'],
    [false, false, 'Out of Stock'],
  ])('new %s and in stock %s has the badge %s', async (isNew, inStock, badge) => {
    const page = await openWith({ ...vehicle, isNew, inStock });
    await page.locator('main [data-status]').waitFor();
    expect(await page.locator('main [data-status]').textContent()).toBe(badge);
  });

  it('shows the first of its images', async () => {
    const page = await openWith({ ...vehicle, images: ['/images/first.jpg', '/images/second.jpg'] });
    const picture = page.getByRole('main').getByRole('img', { name: 'Swift Eight' });
    await picture.waitFor({ state: 'attached' });
    expect(await picture.getAttribute('src')).toBe('/images/first.jpg');
  });

  it('leads to the contact page and back to the inventory', async () => {
    const page = await openWith(vehicle);
    const target = (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await target('Schedule Test Drive')).toBe('/contact?drive=swift-8');
    expect(await target('Get Financing Quote')).toBe('/contact?vehicle=swift-8&about=financing');
    expect(await target('Contact Sales Team')).toBe('/contact?vehicle=swift-8');
    expect(await target('View More Vehicles')).toBe('/inventory');
    expect(await page.getByRole('heading', { name: 'Interested in this vehicle?' }).count()).toBe(1);
  });

  it('says where its sheet is and describes itself to search engines', async () => {
    const problems: string[] = [];
    const page = await site.open('/robots.txt');
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(`${site.url}/vehicle/denago-ev-city`);
    await page.getByRole('heading', { level: 1, name: 'Denago EV City' }).waitFor();
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toBe('https://www.raritancarts.example/vehicles/denago-ev-city');
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    const data = await page.locator('head script[type="application/ld+json"]').textContent();
    const [product, trail] = JSON.parse(data ?? '')['@graph'];
    await page.getByText('6 hours, our estimate', { exact: true }).waitFor();
    const image = expect.stringMatching(/\/cards\/vehicles-denago-ev-city-\w+\.png$/);
    expect(product).toMatchObject({ '@type': 'Product', name: 'Denago EV City', image, offers: { price: 15000 } });
    const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await content('og:image')).toEqual(image);
    expect(await content('og:title')).toBe(await page.title());
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(await content('og:description')).toBe(description);
    expect(description).toMatch(/^The Denago EV City is .*\. Call \(732\) 555-0142\.$/);
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(problems).toEqual([]);
  });
});

describe('a vehicle that is not there', () => {
  it.each(['/vehicle/no-such-cart', '/vehicles/no-such-cart'])('%s answers 404 and says so', async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
    const page = await site.open(path);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: 'Vehicle Not Found', exact: true }).waitFor();
    await main.getByText("The vehicle you're looking for doesn't exist or has been removed.").waitFor();
    expect(await main.getByRole('link', { name: 'Back to Inventory' }).getAttribute('href')).toBe('/inventory');
    await expect.poll(() => page.title()).toMatch(/^Vehicle Not Found \| /);
  });

  it('is not assumed if the API fails three times: the visitor can try again', async () => {
    const page = await openWith(500, '/vehicle/denago-ev-city');
    await page.getByRole('heading', { level: 1, name: 'Vehicle Not Found', exact: true }).waitFor();
    await page.getByText('our inventory is not responding, or you are offline').waitFor();
    const asked = () => performance.getEntriesByName(`${location.origin}/api/vehicles/denago-ev-city`).length;
    expect(await page.evaluate(asked)).toBe(3);
    expect(await page.getByText("doesn't exist").count()).toBe(0);
    await page.unroute('**/api/vehicles/*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('heading', { name: 'Interested in this vehicle?' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('shows for an address without an id', async () => {
    expect((await fetch(`${site.url}/vehicle`)).status).toBe(404);
    const page = await site.open('/vehicle');
    await page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' }).waitFor();
  });

  it('is replaced by the vehicle that the visitor goes to next', async () => {
    const page = await openWith(404, '/vehicle/no-such-cart');
    await page.getByRole('heading', { level: 1, name: 'Vehicle Not Found' }).waitFor();
    await page.unroute('**/api/vehicles/*');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/vehicle/denago-ev-nomad',
        textContent: 'Next',
      });
      document.getElementById('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByRole('heading', { level: 1, name: 'Denago EV Nomad' }).waitFor();
    expect(await page.getByText('Vehicle Not Found').count()).toBe(0);
  });
});

it('has the head of its sheet, and does not hide from search engines', async () => {
  const html = await (await fetch(`${site.url}/vehicle/denago-ev-city`)).text();
  expect(html).toMatch(/<link rel="canonical" href="https:[^"]*\/vehicles\/denago-ev-city"\/>/);
  expect(html).not.toContain('noindex');
  expect(html).toContain('<meta property="og:title" content="Denago EV City Golf Cart | Raritan Electric Carts"/>');
  expect(html.match(/<title>|rel="canonical"|property="og:image"/g)).toHaveLength(3);
});

it('without JavaScript shows the vehicle on its sheet', async () => {
  const page = await site.open('/vehicle/denago-ev-city', { javaScriptEnabled: false });
  await page.waitForURL('**/vehicles/denago-ev-city');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Denago EV City');
});

it('says something sensible without JavaScript', async () => {
  const page = await site.open('/vehicles/no-such-cart', { javaScriptEnabled: false });
  const notice = page.locator('main noscript');
  expect(await notice.locator('a[href="/vehicles/denago-ev-city"]').isVisible()).toBe(true);
  expect(await notice.locator('a[href="/inventory"]').isVisible()).toBe(true);
  expect(await notice.locator('a[href^="tel:"]').isVisible()).toBe(true);
});
