import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { ApiError, answerTo } from '../api-error.ts';
import { logAnswer } from '../log.ts';
import { fingerprintsOf } from '../messages/fingerprint.ts';
import type { MessageStore } from '../messages/store.ts';
import { isSuspect } from '../messages/suspicion.ts';
import type { SiteFolder } from '../static/site-folder.ts';
import { contactPageWith } from './contact-page.ts';
import { responseSchemas } from './response-schemas.ts';

/** What the contact route works with. */
export interface ContactOptions {
  site: SiteFolder;
  store: MessageStore;
  log: Logger;
  /** Whether its answers are to be logged here, because those of all routes are not. */
  logsAnswers: boolean;
  /** Messages per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Called once a message has been stored. */
  onStored(): void;
}

/** `POST /api/contact`, as JSON and from an HTML form. */
export async function contactRoute(app: FastifyInstance, options: ContactOptions): Promise<void> {
  const { site, store, log, onStored } = options;
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    // After the body has been read, so that a page without JavaScript can give back what was typed.
    hook: 'preHandler',
    keyGenerator: addressOf,
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error(), { statusCode }),
  });

  if (options.logsAnswers) app.addHook('onResponse', logAnswer(log));
  app.post(
    '/api/contact',
    {
      schema: { response: responseSchemas.contact },
      config: options.rateLimit > 0 ? { rateLimit: { max: options.rateLimit } } : {},
      errorHandler: async (error, request, reply) => {
        const { status, body } = answerTo(error);
        if (status >= 500) log.error({ request: request.id, err: error }, body.error);
        reply.code(status);
        if (!isForm(request)) return body;
        const values = (request.body ?? {}) as Record<string, unknown>;
        return sendPage(site, reply, { values, fields: body.fields, error: body.fields ? undefined : body.error });
      },
    },
    async (request, reply) => {
      const form = request.body as Record<string, unknown> | null;
      const result = validateContactMessage(form);
      if (!result.ok) throw new ApiError(400, 'Invalid input', result.fields);

      const receivedAt = new Date();
      const id = await store.add({
        message: result.value,
        receivedAt,
        isSuspect: isSuspect(form ?? {}, receivedAt),
        ...fingerprintsOf(result.value, keyOf(request), receivedAt),
      });
      onStored();
      if (isForm(request)) return reply.redirect('/thank-you', 303);
      return reply.code(201).send({ id });
    },
  );
}

function keyOf({ headers, body }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'] ?? (body as { idempotencyKey?: unknown } | null)?.idempotencyKey;
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : undefined;
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}

/** An IPv6 address counts by its network, since a visitor has a whole network of them. */
function addressOf({ ip }: FastifyRequest): string {
  try {
    return normalizeIP(ip, 64);
  } catch {
    return String(ip);
  }
}

async function sendPage(
  site: SiteFolder,
  reply: FastifyReply,
  state: Parameters<typeof contactPageWith>[1],
): Promise<FastifyReply> {
  // A form that cannot be shown again must not hide what was wrong with it.
  const page = await site.read('contact.html').catch(() => undefined);
  if (page === undefined) return reply.send({ error: state.error ?? 'Invalid input', fields: state.fields });
  const key = state.values.idempotencyKey || crypto.randomUUID();
  const html = contactPageWith(page, { ...state, values: { ...state.values, idempotencyKey: key } });
  // It holds what a person typed.
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}
