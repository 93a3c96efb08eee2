import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A built site in a temporary folder. */
export interface TestSite {
  folder: string;
  remove(): void;
}

const routes = {
  pages: ['/', '/inventory', '/contact', '/thank-you', '/policies/return-policy', '/vehicles/cart-1'],
  fallbacks: [
    { pattern: '/vehicle/:id', file: 'vehicle-detail.html', exists: 'api/vehicles/:id.json' },
    { pattern: '/vehicles/:id', file: 'vehicle-detail.html', exists: 'api/vehicles/:id.json' },
    { pattern: '/:slug', file: 'municipality-not-found.html' },
    { pattern: '/*', file: 'not-found.html' },
  ],
};

const contactForm = `<a href="tel:+17325550142">Call Now</a> <a href="tel:+17325550142">(732)<!-- --> 555-0142</a><form data-contact-form="" action="/api/contact" method="post">
<label>First name <input name="firstName" value=""></label><p data-error-for="firstName" hidden=""></p>
<label>Last name <input name="lastName"></label><p data-error-for="lastName" hidden=""></p>
<label>Email <input name="email" type="email"></label><p data-error-for="email" hidden=""></p>
<label>Phone <input name="phone" type="tel"></label><p data-error-for="phone" hidden=""></p>
<select name="interest"><option value="sales" selected="">Sales</option><option value="parts">Parts</option></select>
<p data-error-for="interest" hidden=""></p>
<textarea name="message"></textarea><p data-error-for="message" hidden=""></p>
<input name="website" hidden=""><input type="hidden" name="startedAt"><input type="hidden" name="idempotencyKey">
<button>Send</button></form>`;

/** How the contact page can start a message. */
const topics = [{ query: 'plan=weekly', text: 'I would like to rent a cart for a week.', interest: 'sales' }];

/** Writes the files of a small site the way a build does. */
export function makeSite({ vehicles = 3, mark = 'first' } = {}): TestSite {
  const folder = join(mkdtempSync(join(tmpdir(), 'cartwright-site-')), 'dist');
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    writeFileSync(`${path}.gz`, gzipSync(text));
    writeFileSync(`${path}.br`, brotliCompressSync(text));
  };
  const page = (title: string, body = '') =>
    `<!DOCTYPE html><html lang="en" data-page="/data/${title}.json"><head><title>${title}</title><script type="module" src="/assets/entry-a1.js"></script>` +
    `<script type="application/ld+json">{"@type":"AutoDealer"}</script></head><body><h1>${title}, ${mark}</h1>${body}</body></html>`;

  const list = Array.from({ length: vehicles }, (_, index) => vehicle(index + 1));
  for (const name of [
    'index',
    'inventory',
    'thank-you',
    'policies/return-policy',
    'policies/rückgabe',
    'vehicles/cart-1',
  ]) {
    write(`${name}.html`, page(name));
  }
  for (const name of ['vehicle-detail', 'municipality-not-found', 'not-found']) write(`${name}.html`, page(name));
  write('contact.html', page('contact', contactForm));
  write('data/contact.json', JSON.stringify({ blocks: [{ topics }] }));
  write('assets/entry-a1.js', 'export {};');
  write('images/cart-1-a1-480.webp', 'a picture');
  write('cards/index-a1.png', 'a card');
  write('data/pages-0.json', '{}');
  write('sitemap.xml', '<urlset/>');
  write('robots.txt', 'User-agent: *');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('api/vehicles.json', JSON.stringify(list));
  for (const listed of list) write(`api/vehicles/${listed.id}.json`, JSON.stringify(listed));
  write('routes.json', JSON.stringify(routes));
  writeFileSync(join(dirname(folder), 'secret.html'), 'outside of the site');
  return { folder, remove: () => rmSync(dirname(folder), { recursive: true, force: true }) };
}

function vehicle(number: number) {
  return {
    id: `cart-${number}`,
    name: `Cart ${number}`,
    description: 'A cart that carries four people and their bags over quiet roads.',
    brand: 'Denago',
    category: 'rover',
    price: 8495,
    images: [`/images/cart-${number}.webp`],
    inStock: true,
    isNew: number === 1,
    features: ['Lithium battery', 'Street legal lights', 'Seat belts', 'Backup camera'],
    specifications: { topSpeed: '25 mph', range: '45 miles', seatingCapacity: 4, batteryType: 'Lithium Ion' },
  };
}
