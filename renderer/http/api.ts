import type { KyInstance } from 'ky';

/** The one way to speak to the server, there with the first request. What is only read is asked for again twice where it fails. */
export async function api(): Promise<KyInstance> {
  const { default: ky } = await import('ky');
  return ky.create({ timeout: 15_000, retry: { limit: 2 } });
}
