import type { ContactMessage } from '../../schemas/generated/contact-message.js';

/** A validated message that we have not stored yet. */
export interface NewMessage {
  message: ContactMessage;
  receivedAt: Date;
  /** Whether a bot seems to have filled in the form. The dealer still gets the message, but marked. */
  isSuspect: boolean;
  /** The same if somebody sends the same message twice. */
  fingerprint: string;
  /** Another fingerprint that an earlier copy of this message may have. */
  earlierFingerprint?: string;
}

/** A message in the store. */
export interface StoredMessage {
  id: string;
  receivedAt: Date;
  message: ContactMessage;
  isSuspect: boolean;
  /** See `NewMessage`. */
  fingerprint: string;
  /** When a mail server accepted it, or null. */
  deliveredAt: Date | null;
  /** Recipients for whom a mail server has accepted it already. */
  mailedTo: string[];
  /** Why the last attempt to mail it failed, if it did. */
  problem?: string | undefined;
}

/** A message that one instance is delivering. `attempts` includes this one. */
export interface DueMessage extends StoredMessage {
  attempts: number;
}

/** Bytes that the health check writes: more than a message and its index entries take. */
export const trialSize = 32 * 1024;

/** The message store. It stores and queues a message in one step, so no message is ever stored but not queued. */
export interface MessageStore {
  /** A display name, such as `data/messages.db`. Never contains a password. */
  readonly name: string;
  /**
   * Stores a message unless it has one with that fingerprint. Returns the id of the stored message. Resolves only once the message is on
   * disk.
   * @throws StoreUnavailable if we could not store it
   */
  add(message: NewMessage): Promise<string>;
  /** Adds those messages of a backup that are missing here, in one transaction. Returns how many it added. */
  addAll(messages: StoredMessage[]): Promise<number>;
  /** Deletes messages for good. */
  remove(ids: string[]): Promise<void>;
  /** All messages, oldest first. */
  list(): Promise<StoredMessage[]>;
  /**
   * Claims the message that has been due longest, or returns undefined if none is due. Nobody else gets it for `lease` milliseconds, so the
   * caller must mark or postpone it by then. A database that several instances share goes by its own clock, since theirs may differ.
   */
  takeDue(now: Date, lease: number): Promise<DueMessage | undefined>;
  /** Marks a message as delivered. This is final. */
  markDelivered(id: string, at: Date): Promise<void>;
  /** Makes a message due again after `delay` milliseconds, and stores the reason and who has it already. */
  postpone(id: string, now: Date, delay: number, reason: string, mailedTo: string[]): Promise<void>;
  /** How many messages are undelivered, and which of them came in first. */
  pending(): Promise<{ count: number; oldest: { id: string; since: Date } | undefined }>;
  /** Resolves if we could store a message now. To find out, it makes a durable write as large as a message. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot take a message right now. We must not tell the visitor that it was sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The message store is not available', { cause });
  }
}
