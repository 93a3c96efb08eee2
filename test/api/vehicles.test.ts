import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import errorSchema from '../../schemas/api/error.schema.json' with { type: 'json' };
import vehicleSchema from '../../schemas/api/vehicle.schema.json' with { type: 'json' };
import { type ListeningApp, listen } from './support/app.ts';
import { makeSite, type TestSite } from './support/site.ts';

const ajv = new Ajv({ allowUnionTypes: true });
const isVehicle = ajv.compile(vehicleSchema);
const isError = ajv.compile(errorSchema);

let site: TestSite;
let app: ListeningApp;

beforeAll(async () => {
  site = makeSite();
  app = await listen({ site: site.folder });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  site.remove();
});

test('GET /api/vehicles answers the list of the build', async () => {
  const answer = await fetch(`${app.url}/api/vehicles`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const list = (await answer.json()) as unknown[];
  expect(list).toHaveLength(3);
  for (const vehicle of list) expect(isVehicle(vehicle), JSON.stringify(isVehicle.errors)).toBe(true);
});

test('a client that already has the list gets a 304', async () => {
  const etag = (await fetch(`${app.url}/api/vehicles`)).headers.get('etag') ?? '';
  const again = await fetch(`${app.url}/api/vehicles`, {
    headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

test('GET /api/vehicles/{id} answers one vehicle', async () => {
  const answer = await fetch(`${app.url}/api/vehicles/cart-2`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBeTruthy();
  const vehicle = (await answer.json()) as { id: string };
  expect(isVehicle(vehicle)).toBe(true);
  expect(vehicle.id).toBe('cart-2');
});

test.each(['none', '..', '..%2fvehicles', '%2e%2e%2fvehicles', 'cart-2.json', 'cart-2%00', 'cart-2/', 'a'.repeat(300)])(
  'an id that no vehicle has, %s, is answered with the error of the specification',
  async (id) => {
    const answer = await fetch(`${app.url}/api/vehicles/${id}`.replace('/..', '/%2e%2e'));
    const body = await answer.json();
    expect(isError(body)).toBe(true);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.status).not.toBe(405);
    if (answer.status === 404) expect(body).toEqual({ error: id === '..' ? 'Not found' : 'Vehicle not found' });
  },
);

test('another method is refused', async () => {
  for (const path of ['/api/vehicles', '/api/vehicles/cart-1']) {
    const answer = await fetch(app.url + path, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  }
});

test('an unknown address of the API is answered in JSON', async () => {
  const answer = await fetch(`${app.url}/api/nothing`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'Not found' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a site without the list is answered with 503 and no detail', async () => {
  const empty = makeSite({ vehicles: 0 });
  await using served = await listen({ site: `${empty.folder}/assets` });
  const answer = await fetch(`${served.url}/api/vehicles`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'The vehicle list is not available' });
  empty.remove();
});
