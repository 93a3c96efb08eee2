import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from './api.ts';

/** A message with what goes along, by which the server tells people from programs and a message from its repetition. */
export type SentMessage = ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>;

/** What the server says of a message that it does not accept, if it says anything; `fields` by the name of the field. */
export interface Refusal {
  error?: string | undefined;
  fields?: Record<string, string> | undefined;
}

/** Sends a message to the dealer. Resolves when the server has stored it, or with why it has not. */
export async function sendMessage(json: SentMessage): Promise<Refusal | undefined> {
  const ky = await api();
  try {
    await ky.post('/api/contact', { json });
  } catch (failure) {
    return (failure as { data?: Refusal }).data ?? {};
  }
}
