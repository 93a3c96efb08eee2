import { hash } from 'node:crypto';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import type { NewMessage } from './store.ts';

const period = 10 * 60 * 1000;

/**
 * Detects a message that was sent twice. The content always counts, so a message that was corrected after a failure and sent with the same
 * key is a new message. Pages without JavaScript send no key. Then the same content counts as the same message for ten to twenty minutes.
 */
export function fingerprintsOf(
  message: ContactMessage,
  key: string | undefined,
  receivedAt: Date,
): Pick<NewMessage, 'fingerprint' | 'earlierFingerprint'> {
  const content = Object.values(message);
  if (key) return { fingerprint: digest(['key', key, ...content]) };
  const current = Math.floor(receivedAt.getTime() / period);
  return {
    fingerprint: digest(['time', String(current), ...content]),
    earlierFingerprint: digest(['time', String(current - 1), ...content]),
  };
}

function digest(parts: string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
