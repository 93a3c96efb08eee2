import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { ApiError } from '../api-error.ts';

const minute = 60_000;

/** How many times as much as one network of IPv6 (/64) may come from all networks of a site (/48) together. */
const networksOfSite = 5;

/** Refuses more than `perMinute` messages of one address, counted by its network and its site where it is of IPv6. */
export async function messageLimit(app: FastifyInstance, perMinute: number): Promise<preHandlerAsyncHookHandler> {
  await app.register(rateLimit, { global: false, timeWindow: minute, store: WindowCounts });
  const limits = [
    app.createRateLimit({ max: perMinute, keyGenerator: ({ ip }) => networkOf(ip, 64) }),
    app.createRateLimit({ max: perMinute * networksOfSite, keyGenerator: ({ ip }) => `site ${networkOf(ip, 48)}` }),
  ];
  return async (request: FastifyRequest, reply) => {
    for (const count of limits) {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) continue;
      reply.header('retry-after', Math.max(1, result.ttlInSeconds));
      throw new ApiError(429, 'Too many messages. Please try again later.');
    }
  };
}

/** Counts by key, each over a window of time. A key is kept until its window is over, however many others come, by a clock that nobody sets. */
class WindowCounts {
  readonly #windows = new Map<string, { count: number; start: number }>();

  incr(key: string, done: (error: null, state: { current: number; ttl: number }) => void, length = minute): void {
    const now = performance.now();
    // The oldest stand first.
    for (const [old, { start }] of this.#windows) {
      if (start + length > now) break;
      this.#windows.delete(old);
    }
    const window = this.#windows.get(key) ?? { count: 0, start: now };
    window.count += 1;
    this.#windows.set(key, window);
    done(null, { current: window.count, ttl: window.start + length - now });
  }

  child(): WindowCounts {
    return new WindowCounts();
  }
}

/** A visitor has a whole network of IPv6; what is no address counts as itself. */
function networkOf(ip: string, bits: number): string {
  try {
    return normalizeIP(ip, bits);
  } catch {
    return String(ip);
  }
}
