import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import messageSchema from '../../schemas/api/contact-message.schema.json' with { type: 'json' };
import { validateContactMessage } from '../../schemas/generated/contact-message.js';
import { ApiError, answerTo } from '../api-error.ts';
import { contactPageWith, phoneOn } from '../contact/contact-page.ts';
import { isFromThisSite } from '../contact/from-this-site.ts';
import { messageLimit } from '../contact/message-limit.ts';
import { fingerprintsOf, keyAt } from '../messages/fingerprint.ts';
import type { MessageStore } from '../messages/store.ts';
import { isSuspect } from '../messages/suspicion.ts';
import { responseSchemas } from '../response-schemas.ts';
import type { SiteFolder } from '../static/site-folder.ts';

interface ContactOptions {
  site: SiteFolder;
  store: MessageStore;
  log: Logger;
  /** Messages per minute and address; 0 for no limit. */
  rateLimit: number;
  /** Called once a message has been stored. */
  onStored(): void;
}

/** Room for all texts at their longest, with 12 bytes a character (`%F0%9F%9B%BA` in a form, `\ud83d\udefa` in JSON), plus the rest. */
const bodyLimit = Object.values<{ type: string; maxLength?: number }>(messageSchema.properties).reduce(
  (sum, { maxLength = 0 }) => sum + 12 * maxLength,
  4096,
);

const fromAnotherSite = 'The message came from a page of another site and was not sent. Please send it from this page.';

/** `POST /api/contact`, as JSON and from an HTML form. */
export async function contactRoute(app: FastifyInstance, options: ContactOptions): Promise<void> {
  const { site, store, log, onStored } = options;
  const limit = options.rateLimit > 0 ? [await messageLimit(app, options.rateLimit, log)] : [];

  const saying = new Map<string, { page: string; html: string }>();
  /** The page without input. We make it once for each build and text, so that a flood of forms does not keep us busy. */
  const pageSaying = (page: string, error: string): string => {
    if (saying.get(error)?.page !== page)
      saying.set(error, { page, html: contactPageWith(page, { values: {}, error }) });
    return saying.get(error)?.html ?? page;
  };

  app.post(
    '/api/contact',
    {
      bodyLimit,
      schema: { response: responseSchemas.contact },
      onRequest: async (request) => {
        if (!isFromThisSite(request)) throw new ApiError(403, fromAnotherSite);
      },
      // Runs after we have read the body, so that we can show the form again with what the visitor typed.
      preHandler: limit,
      errorHandler: async (error, request, reply) => {
        const { status, body } = answerTo(error);
        if (status >= 500) log.error({ request: request.id, err: error }, body.error);
        reply.code(status);
        // If we cannot show the form again, we still have to say what was wrong with it.
        const page = isForm(request) ? await site.read('contact.html').catch(() => undefined) : undefined;
        if (page === undefined) return body;
        const phone = status === 503 ? phoneOn(page) : undefined;
        const text = phone ? `Failed to send message. Please try again, or call ${phone}.` : body.error;
        // The page contains personal data.
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        if (!request.body) return reply.send(pageSaying(page, text));
        // With its key, we recognize the message if the visitor sends it again. We may have stored it though we answer that we failed.
        const idempotencyKey = keyOf(request) ?? keyAt(receivedAt(reply));
        const values = { ...(request.body as Record<string, unknown>), idempotencyKey };
        return reply.send(
          contactPageWith(page, { values, fields: body.fields, error: body.fields ? undefined : text }),
        );
      },
    },
    async (request, reply) => {
      const form = request.body as Record<string, unknown> | null;
      const result = validateContactMessage(form);
      if (!result.ok) throw new ApiError(400, 'Invalid input', result.fields);

      const time = receivedAt(reply);
      const id = await store.add({
        message: result.value,
        receivedAt: time,
        isSuspect: isSuspect(form ?? {}, time),
        ...fingerprintsOf(result.value, keyOf(request), time),
      });
      onStored();
      if (isForm(request)) return reply.redirect('/thank-you', 303);
      return reply.code(201).send({ id });
    },
  );
}

/** When the request arrived, which is the same time for a message and for the page that refuses it. */
function receivedAt({ elapsedTime }: FastifyReply): Date {
  return new Date(Date.now() - elapsedTime);
}

function keyOf({ headers, body }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'] ?? (body as { idempotencyKey?: unknown } | null)?.idempotencyKey;
  return typeof key === 'string' && key.trim() !== '' ? key.trim() : undefined;
}

function isForm({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}
