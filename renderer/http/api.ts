import type { KyInstance } from 'ky';

/** The only way to call the server. Loads the client with the first request. Retries a failed read twice. */
export async function api(): Promise<KyInstance> {
  const { default: ky } = await import('ky');
  return ky.create({ timeout: 15_000, retry: { limit: 2 } });
}
