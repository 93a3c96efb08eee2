import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from './api.ts';

/** What goes along with a message, by which the server tells people from programs and a message from its repetition. */
export interface Envelope {
  website: string;
  startedAt: string;
  idempotencyKey: string;
}

/** A message that was not accepted. */
export class ContactError extends Error {
  override name = 'ContactError';
  /** What the server says of it, if it says anything. */
  readonly serverText: string | undefined;
  /** What is wrong, by the name of the field. */
  readonly fields: Record<string, string>;

  constructor(serverText?: string, fields: Record<string, string> = {}, cause?: unknown) {
    super(serverText ?? 'Failed to submit contact form', { cause });
    this.serverText = serverText;
    this.fields = fields;
  }
}

/**
 * Sends a message to the dealer. Resolves when the server has stored it.
 * @throws ContactError when it has not, or when there is no answer
 */
export async function sendMessage(message: ContactMessage, envelope: Envelope): Promise<void> {
  let response: Response;
  try {
    response = await (await api()).post('/api/contact', { json: { ...message, ...envelope }, throwHttpErrors: false });
  } catch (cause) {
    throw new ContactError(undefined, {}, cause);
  }
  if (response.ok) return;
  const body: unknown = await response.json().catch(() => undefined);
  const { error, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const texts = typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
  throw new ContactError(typeof error === 'string' && error !== '' ? error : undefined, texts);
}
