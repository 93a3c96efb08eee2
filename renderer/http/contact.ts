import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { api } from './api.ts';

/** A message with what goes along, by which the server tells people from programs and a message from its repetition. */
export type SentMessage = ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>;

/** Sends a message to the dealer. Resolves when the server has stored it, or with what it says against it: `fields` by their names. */
export async function sendMessage(json: Partial<SentMessage>) {
  const ky = await api();
  try {
    await ky.post('/api/contact', { json });
  } catch (failure) {
    return (failure as { data?: { error?: string; fields?: Record<string, string> } }).data ?? {};
  }
}
