import { hash } from 'node:crypto';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import type { NewMessage } from './store.ts';

const period = 10 * 60 * 1000;

/** The key of a message that came without one. It changes every ten minutes. */
export function keyAt(time: Date): string {
  return `period ${Math.floor(time.getTime() / period)}`;
}

/**
 * Detects a message that was sent twice. The content always counts, so a message that was corrected after a failure and sent with the same
 * key is a new message. Pages without JavaScript send no key. Then the same content counts as the same message for ten to twenty minutes.
 */
export function fingerprintsOf(
  message: ContactMessage,
  key: string | undefined,
  receivedAt: Date,
): Pick<NewMessage, 'fingerprint' | 'earlierFingerprint'> {
  const withKey = (key: string) => hash('sha256', JSON.stringify(['key', key, ...Object.values(message)]), 'base64url');
  if (key) return { fingerprint: withKey(key) };
  return {
    fingerprint: withKey(keyAt(receivedAt)),
    earlierFingerprint: withKey(keyAt(new Date(receivedAt.getTime() - period))),
  };
}
