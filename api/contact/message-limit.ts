import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Logger } from 'pino';
import { ApiError } from '../api-error.ts';

const minute = 60_000;

/** One IPv6 site (/48) may send this many times as much as one IPv6 network (/64). */
const networksOfSite = 5;

const unnamedProxy =
  'refused a message from an address that sends X-Forwarded-For and that TRUST_PROXY does not name; behind a proxy, all visitors then share its limit';

/** Rejects more than `perMinute` messages from one address. For IPv6, it counts by network and by site. */
export async function messageLimit(
  app: FastifyInstance,
  perMinute: number,
  log: Logger,
): Promise<preHandlerAsyncHookHandler> {
  await app.register(rateLimit, { global: false, timeWindow: minute, store: WindowCounts });
  const limits = [
    app.createRateLimit({ max: perMinute, ban: perMinute, keyGenerator: ({ ip }) => networkOf(ip, 64) }),
    app.createRateLimit({ max: perMinute * networksOfSite, keyGenerator: ({ ip }) => `site ${networkOf(ip, 48)}` }),
  ];
  let hasWarned = false;
  return async (request: FastifyRequest, reply) => {
    for (const count of limits) {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) continue;
      const isUnnamed = request.headers['x-forwarded-for'] && request.ip === request.socket.remoteAddress;
      if (isUnnamed && !hasWarned) log.warn(unnamedProxy);
      hasWarned ||= Boolean(isUnnamed);
      // Nobody types that fast. To show the input again would cost more than to store it.
      if (result.isBanned) request.body = undefined;
      reply.header('retry-after', Math.max(1, result.ttlInSeconds));
      throw new ApiError(429, 'Too many messages. Please try again later.');
    }
  };
}

/** Counts per key and time window, by a clock that nobody can set. A key stays until its window ends, however many keys we have. */
class WindowCounts {
  readonly #windows = new Map<string, { count: number; start: number }>();

  incr(key: string, done: (error: null, state: { current: number; ttl: number }) => void, length = minute): void {
    const now = performance.now();
    // The map is in insertion order, so the oldest windows come first.
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

/**
 * A visitor owns a whole IPv6 network. Text that is not an IP address counts as its own network. Some proxies add the
 * port, which differs with each connection.
 */
function networkOf(ip: string, bits: number): string {
  const address = String(ip).replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  try {
    return normalizeIP(address, bits);
  } catch {
    return address;
  }
}
