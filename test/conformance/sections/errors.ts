import { expect, it } from 'vitest';
import type { Visit } from '../../e2e/support.ts';

/** Section 8: what the server and the pages say when something fails. What a browser shows is in e2e/vehicle-detail.test.ts. */
export function errors(site: Visit): void {
  it('an unknown vehicle is not found by the API', async () => {
    const response = await fetch(`${site.url}/api/vehicles/no-such-cart`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'Vehicle not found' });
  });

  it('an unknown vehicle has a page that says so without JavaScript', async () => {
    const response = await fetch(`${site.url}/vehicles/no-such-cart`);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/A vehicle that is not among them doesn&#x27;t exist or has been removed\./);
  });

  it('a message that breaks a rule is refused by the server too', async () => {
    const response = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: '',
        lastName: '',
        email: 'x',
        phone: '1',
        interest: 'sales',
        message: 'short',
      }),
    });
    expect(response.status).toBe(400);
    const answer = JSON.stringify(await response.json());
    for (const message of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Phone number is required',
      'Message must be at least 10 characters',
    ]) {
      expect(answer).toContain(message);
    }
  });
}
