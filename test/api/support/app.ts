import type { AddressInfo } from 'node:net';
import { type AppOptions, createApp } from '../../../api/app.ts';

/** An app on a free port of 127.0.0.1. */
export interface ListeningApp extends AsyncDisposable {
  url: string;
  port: number;
}

/** Creates an app and starts it; `await using` closes it. */
export async function listen(options: AppOptions): Promise<ListeningApp> {
  const app = createApp(options);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, port: (app.server.address() as AddressInfo).port, [Symbol.asyncDispose]: () => app.close() };
}

/** A valid message as a browser sends it. `mark` makes it unique. */
export function validMessage(mark: string | number = '') {
  return {
    firstName: 'Zoë',
    lastName: 'O’Brien',
    email: 'zoe@example.com',
    phone: '(732) 555-0177',
    interest: 'service',
    message: `The charger of my cart does not start any more. ${mark}`.trim(),
  };
}

/** Sends a message as JSON. */
export function postJson(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Sends a message as an HTML form does, without following a redirect. */
export function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/api/contact`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
