import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, stopClock, visitSite } from './support.ts';

const site = visitSite();

const message = {
  'First name': 'Zoë',
  'Last name': 'O’Brien',
  Email: 'zoe@example.com',
  Phone: '(732) 555-0177',
  Message: 'The charger does not start any more.',
};

async function openForm(path = '/contact', options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.open(path, options);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

async function fill(page: Page, values: Record<string, string> = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const errorOf = (page: Page, field: string) => page.locator(`[data-error-for="${field}"]`);

describe('the contact page', () => {
  it('says how to reach the dealer and when', async () => {
    const page = await openForm();
    const main = page.getByRole('main');
    expect(await main.locator('a[href="tel:+17325550142"]').count()).toBeGreaterThan(0);
    expect(await main.locator('a[href="mailto:hello@raritancarts.example"]').count()).toBe(1);
    for (const line of ['Mon-Fri9AM-5PM', 'Sat9AM-5PM', 'Sunclosed']) {
      expect(await main.locator('dl > div', { hasText: line }).count(), line).toBe(1);
    }
  });

  it('lets the browser fill in who the visitor is', async () => {
    const page = await openForm('/contact', { javaScriptEnabled: false });
    const kinds = page.locator('form [autocomplete]:not([name="website"])');
    expect(await kinds.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
    ]);
  });

  it('begins the message with the plan or the vehicle that a link names', async () => {
    const page = await openForm('/contact?plan=four-seater-weekly');
    const text = () => page.getByLabel('Message', { exact: true }).inputValue();
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
    expect(await text()).toContain('4-Seater, Weekly rental, $1,050');
    await page.goto(`${site.url}/contact?vehicle=denago-ev-city`);
    await page.waitForFunction(() => document.querySelector('textarea')?.value !== '');
    expect(await text()).toBe('I am interested in the Denago EV City.');
  });

  it.each([
    ['/metuchen', 'Get Free Quote', 'Please send me a quote for a rental. The cart is for Metuchen Borough.', 'sales'],
    [
      '/services',
      'Book this service (Maintenance and Repair)',
      'I would like to book a service: Maintenance and Repair.',
      'service',
    ],
    ['/vehicles/denago-ev-city', 'Schedule Test Drive', 'I would like to test-drive the Denago EV City.', 'sales'],
    ['/evolution', 'Schedule Test Drive', 'I would like to test-drive one of your Evolution carts.', 'sales'],
  ])('from %s, "%s", knows what it is about', async (path, label, text, interest) => {
    const page = await site.open(path);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: label }).first().click();
    await page.waitForURL('**/contact?*');
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe(text);
    expect(await page.locator('[name="interest"]:checked').getAttribute('value')).toBe(interest);
  });

  it.each([
    ['/rentals', ''],
    ['/edison-township', ' The cart is for Edison Township.'],
  ])('from %s, the estimator, says for how many days, for how much and where', async (path, where) => {
    const page = await site.open(path);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'How long' }).fill('10');
    await page.keyboard.press('Tab');
    await page.getByText('Weekly rental + 3 days = $1,500').waitFor();
    await page.getByRole('link', { name: 'Reserve These Days' }).click();
    await page.waitForURL('**/contact?*');
    const text = `I would like to reserve a rental: 4-Seater, 10 days, $1,500.${where}`;
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe(text);
  });
});

it('the plans of a town begin a message that names the town', async () => {
  const page = await site.open('/edison-township');
  const links = page.locator('#plans th a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBe(12);
  for (const href of hrefs) expect(href).toMatch(/^\/contact\?plan=[a-z-]+&town=edison-township$/);
  await page.goto(site.url + hrefs[0]);
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toMatch(/for Edison Township\.$/);
});

describe('what is wrong in the form', () => {
  it('shows on submit, and the first wrong field gets the focus', async () => {
    const page = await openForm();
    expect(await page.getByText('All fields are required.').isVisible()).toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
    await page.getByLabel('Email').fill('nobody');
    expect(await page.getByText('Invalid email address').isVisible()).toBe(false);
    await send(page).click();
    const expected = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      message: 'Message must be at least 10 characters',
    };
    for (const [field, text] of Object.entries(expected)) {
      expect(await errorOf(page, field).textContent(), field).toBe(text);
      expect(await errorOf(page, field).isVisible(), field).toBe(true);
      expect(await page.locator(`[name="${field}"]`).getAttribute('aria-invalid'), field).toBe('true');
      expect(await page.locator(`[name="${field}"]`).getAttribute('aria-required'), field).toBe('true');
      expect(await page.locator(`[name="${field}"]`).getAttribute('aria-describedby'), field).toBe(
        await errorOf(page, field).getAttribute('id'),
      );
    }
    expect(await errorOf(page, 'interest').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    expect(requests).toEqual([]);
  });

  it('disappears and comes back as the field changes', async () => {
    const page = await openForm();
    await fill(page, { ...message, Phone: '555-0177' });
    await send(page).click();
    await errorOf(page, 'phone').filter({ hasText: 'Phone number is required' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    await page.getByLabel('Phone', { exact: true }).fill('732-555-0177');
    await errorOf(page, 'phone').waitFor({ state: 'hidden' });
    await page.getByLabel('Message', { exact: true }).fill('Too short');
    await errorOf(page, 'message').filter({ hasText: 'Message must be at least 10 characters' }).waitFor();
  });

  it('stays while its field is wrong, so that the button stays under the pointer that presses it', async () => {
    const page = await openForm();
    await send(page).click();
    await page.getByLabel('Email').fill('nobody');
    await send(page).hover();
    const before = await send(page).boundingBox();
    await page.mouse.down();
    // A pressed button moves by a pixel.
    expect(Math.abs(((await send(page).boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    expect(await errorOf(page, 'email').textContent()).toBe('Invalid email address');
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  });

  it('shows in full at every attempt, even for fields visited in between', async () => {
    const page = await openForm();
    await send(page).click();
    await page.getByLabel('Phone', { exact: true }).fill('555');
    await page.getByLabel('Message', { exact: true }).focus();
    expect(await errorOf(page, 'phone').textContent()).toBe('Phone number is required');
    await page.getByLabel('Email').fill('zoe@example.com');
    await send(page).click();
    for (const field of ['firstName', 'lastName', 'phone', 'message']) {
      expect(await errorOf(page, field).isVisible(), field).toBe(true);
    }
    expect(await errorOf(page, 'email').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  });
});

describe('a message', () => {
  it('is stored, and its sender is thanked', async () => {
    const page = await openForm();
    const ready = Promise.withResolvers<void>();
    let sent: Record<string, unknown> = {};
    let times = 0;
    await page.route('**/api/contact', async (route) => {
      sent = route.request().postDataJSON();
      times += 1;
      await ready.promise;
      await route.continue();
    });
    await fill(page);
    await page.getByRole('radio', { name: 'Service' }).check({ force: true });
    const answer = page.waitForResponse('**/api/contact');
    await send(page).click();
    const busy = page.getByRole('button', { name: 'Sending...' });
    await busy.waitFor();
    expect(await busy.isDisabled()).toBe(true);
    await page.getByLabel('First name').press('Enter');
    await busy.click({ force: true });
    ready.resolve();
    expect((await answer).status()).toBe(201);
    await page.waitForURL('**/thank-you');
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect(sent).toMatchObject({
      firstName: 'Zoë',
      lastName: 'O’Brien',
      email: 'zoe@example.com',
      phone: '(732) 555-0177',
      interest: 'service',
      message: 'The charger does not start any more.',
      website: '',
    });
    expect(times).toBe(1);
    expect(Number(sent.startedAt)).toBeGreaterThan(0);
    expect(sent.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
  });

  it('that arrives when its sender has gone on leaves them where they are', async () => {
    const page = await openForm();
    const ready = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await ready.promise;
      await route.continue();
    });
    await fill(page);
    await send(page).click();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Rentals', exact: true }).first().click();
    await page.waitForURL('**/rentals');
    ready.resolve();
    await page.getByText('Message sent').waitFor();
    expect(new URL(page.url()).pathname).toBe('/rentals');
  });

  it('that fails when its sender has gone on says so in the form that they come back to', async () => {
    const page = await openForm();
    const ready = Promise.withResolvers<void>();
    await page.route('**/api/contact', (route) => ready.promise.then(() => route.fulfill({ status: 500, json: {} })));
    await fill(page);
    await send(page).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Rentals', exact: true }).first().click();
    await page.waitForURL('**/rentals');
    ready.resolve();
    await page.locator('[data-toast]').getByText('Failed to send message.').waitFor();
    await page.goBack();
    await page.locator('form p', { hasText: 'You can also call' }).waitFor();
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(message.Message);
  });

  it('that is changed while it is sent stays as another one', async () => {
    const page = await openForm();
    const ready = Promise.withResolvers<void>();
    const keys: unknown[] = [];
    await page.route('**/api/contact', async (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      await ready.promise;
      await route.continue();
    });
    await fill(page);
    await send(page).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Rentals', exact: true }).first().click();
    await page.waitForURL('**/rentals');
    await page.goBack();
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await page.getByLabel('Message', { exact: true }).fill(`${message.Message} And call me after five.`);
    ready.resolve();
    await page.getByText('Message sent').waitFor();
    expect(page.url()).toMatch(/\/contact$/);
    await send(page).click();
    await page.waitForURL('**/thank-you');
    expect(new Set(keys).size).toBe(2);
  });

  it('is said to have been sent even if the connection ends with that, and the page comes when it is back', async () => {
    const page = await openForm();
    await fill(page);
    await page.route('**/data/**', (route) => route.abort('internetdisconnected'));
    await page.route('**/assets/page-*', (route) => route.abort('internetdisconnected'));
    await send(page).click();
    await page.getByRole('heading', { level: 1, name: 'This page did not arrive' }).waitFor();
    await page.getByText('We have your message and will answer it.').waitFor();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
    expect(await page.getByText('We have your message and will answer it.').count()).toBe(0);
  });

  it('that is not sent yet is kept from page to page and when the page is loaded again, until it is sent', async () => {
    const page = await openForm('/contact?service=maintenance');
    const text = () => page.getByLabel('Message', { exact: true }).inputValue();
    const begun = 'I would like to book a service: Maintenance and Repair.';
    await expect.poll(text).toBe(begun);
    await page.getByLabel('First name').fill('Zoë');
    await page.getByRole('radio', { name: 'Parts' }).check({ force: true });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await page.waitForURL('**/services');
    await page.goBack();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Zoë');
    expect(await text()).toBe(begun);
    expect(await page.getByRole('radio', { name: 'Parts' }).isChecked()).toBe(true);
    await fill(page);
    await page.reload();
    await expect.poll(text).toBe(message.Message);
    await page.goto(`${site.url}/contact?drive=denago-ev-city`);
    await expect.poll(text).toBe(`I would like to test-drive the Denago EV City.\n\n${message.Message}`);
    await page.getByLabel('First name').fill('Zoe');
    await page.goto(`${site.url}/contact?drive=evolution-d3-standard`);
    await expect.poll(text).toMatch(/^I would like to test-drive the Evolution [^\n]*\n\n/);
    expect(await text()).not.toContain('Denago');
    expect(await text()).toContain(message.Message);
    const kept = await text();
    await page.getByLabel('First name').fill('Zoë');
    await page.goto(`${site.url}/contact`);
    await expect.poll(text).toBe(kept);
    await send(page).click();
    await page.waitForURL('**/thank-you');
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    expect(await text()).toBe('');
    expect(await page.getByLabel('First name').inputValue()).toBe('');
  });

  it.each([
    ['the words of the server', 503, { error: 'The mailbox is closed today' }, 'The mailbox is closed today'],
    ['words of its own for an answer without any', 500, {}, 'Failed to send message. Please try again.'],
    [
      'words of its own for an answer whose error is no text',
      502,
      { error: { message: 'Bad gateway' } },
      'Failed to send message. Please try again.',
    ],
    [
      'the words of the server, if it names fields by what is no text',
      400,
      { error: 'Invalid input', fields: { message: { minLength: 10 }, company: 'Company is required' } },
      'Invalid input',
    ],
    [
      'words of its own for an answer that is no JSON',
      502,
      '<h1>Bad gateway</h1>',
      'Failed to send message. Please try again.',
    ],
    [
      'words of its own for a page that a network or a proxy sends in place of an answer',
      200,
      '<h1>Sign in to the network</h1>',
      'Failed to send message. Please try again.',
    ],
    ['words of its own for an answer that names no message', 201, {}, 'Failed to send message. Please try again.'],
  ])('that fails is kept, and a toast has %s', async (_, status, body, text) => {
    const page = await openForm();
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status, ...(typeof body === 'string' ? { body, contentType: 'text/html' } : { json: body }) }),
    );
    await fill(page);
    await stopClock(page);
    await send(page).click();
    const toast = page.locator('[data-toast]');
    await toast.waitFor();
    expect(await toast.getByRole('alert').locator('> *').allTextContents()).toEqual(['Error', text]);
    expect(await toast.getAttribute('data-tone')).toBe('error');
    expect(await send(page).isEnabled()).toBe(true);
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(message.Message);
    expect(page.url()).toMatch(/\/contact$/);
    const failure = page.locator('form p', { hasText: 'You can also call' });
    expect(await failure.textContent()).toBe(`${text} You can also call (732) 555-0142.`);
    await toast.getByRole('button').click();
    await toast.waitFor({ state: 'detached' });
    expect(await failure.isVisible()).toBe(true);
    // The next thing after the button, for those who cannot see that it is below.
    await send(page).focus();
    await page.keyboard.press('Tab');
    expect(await failure.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByLabel('Email').fill('nobody');
    await send(page).click();
    await failure.waitFor({ state: 'hidden' });
  });

  it('that reaches no server is kept, and can be sent again with the same key', async () => {
    const page = await openForm();
    // Without a network, the toast could not be loaded any more.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/Toast-')),
    );
    const keys: unknown[] = [];
    await page.route('**/api/contact', (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await fill(page);
    await stopClock(page);
    await send(page).click();
    await page.locator('[data-toast]').getByText('Failed to send message. Please try again.').waitFor();
    await send(page).click();
    await page.waitForURL('**/thank-you');
    expect(keys[1]).toBe(keys[0]);
    await page.locator('[data-toast]').waitFor({ state: 'detached' });
  });

  it('shows what the server finds wrong at the fields', async () => {
    const page = await openForm();
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 400, json: { error: 'Invalid input', fields: { email: 'Invalid email address' } } }),
    );
    await fill(page);
    await send(page).click();
    await errorOf(page, 'email').filter({ hasText: 'Invalid email address' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.getByLabel('First name').fill('Zoe');
    expect(await errorOf(page, 'email').isVisible()).toBe(true);
    await page.getByLabel('Email').fill('zoe@example.org');
    await errorOf(page, 'email').waitFor({ state: 'hidden' });
  });
});

describe('without JavaScript', () => {
  const plain = { javaScriptEnabled: false };

  it('a message is stored, and its sender is thanked', async () => {
    const page = await openForm('/contact', plain);
    await fill(page);
    await send(page).click();
    await page.waitForURL('**/thank-you');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you');
  });

  it.each([
    ['plan=four-seater-weekly', 'I would like to reserve a rental: 4-Seater, Weekly rental, $1,050.', 'sales'],
    [
      'plan=utility-1-days&town=metuchen',
      'I would like to reserve a rental: Utility, 1 day, $245. The cart is for Metuchen Borough.',
      'sales',
    ],
    ['drive=denago-ev-city', 'I would like to test-drive the Denago EV City.', 'sales'],
    ['service=maintenance', 'I would like to book a service: Maintenance and Repair.', 'service'],
  ])('a link with ?%s begins the message', async (query, text, interest) => {
    const page = await openForm(`/contact?${query}`, plain);
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(text);
    expect(await page.locator('[name="interest"]:checked').getAttribute('value')).toBe(interest);
  });

  it('text in the address that is no topic does not get on the page', async () => {
    const page = await openForm('/contact?plan=%3Cb%3Efree%3C/b%3E&service=none', plain);
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
    expect(await page.content()).not.toContain('free</b>');
  });

  it('what is wrong comes back with what was typed', async () => {
    const page = await openForm('/contact', plain);
    await fill(page, { ...message, Email: 'nobody', Message: 'Too short' });
    await page.getByRole('radio', { name: 'Parts' }).check({ force: true });
    await send(page).click();
    await errorOf(page, 'email').waitFor();
    expect(await errorOf(page, 'email').textContent()).toBe('Invalid email address');
    expect(await errorOf(page, 'message').textContent()).toBe('Message must be at least 10 characters');
    expect(await errorOf(page, 'phone').isVisible()).toBe(false);
    expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
    expect(await page.getByRole('radio', { name: 'Parts' }).isChecked()).toBe(true);
    await fill(page, { ...message, Message: 'long '.repeat(50_000) });
    await send(page).click();
    await page.getByRole('alert').getByText('The message is too large').waitFor();
    await fill(page);
    await send(page).click();
    await page.waitForURL('**/thank-you');
  });
});

it('the thank-you page says how soon, whom to call, what comes next and where to go', async () => {
  const page = await site.open('/thank-you');
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain('within 24 hours at most');
  expect(await main.textContent()).toContain('typically takes 2-6 hours');
  expect(await main.locator('a[href="tel:+17325550142"]').count()).toBe(1);
  expect(
    await main
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'We read your message' }) })
      .getByRole('listitem')
      .count(),
  ).toBe(3);
  for (const target of ['/inventory', '/rentals', '/services', '/']) {
    expect(await main.locator(`a[href="${target}"]`).count(), target).toBe(1);
  }
  expect(await main.locator('a[href^="tel:"]').count()).toBe(4);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});
