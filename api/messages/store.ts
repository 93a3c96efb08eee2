import type { ContactMessage } from '../../schemas/generated/contact-message.js';

/** A valid message that is about to be stored. */
export interface NewMessage {
  message: ContactMessage;
  receivedAt: Date;
  /** Whether the form was filled in as only a program does; the dealer receives it all the same, marked. */
  isSuspect: boolean;
  /** Equal for the same message sent twice. */
  fingerprint: string;
  /** A second fingerprint under which the same message may have been stored already. */
  earlierFingerprint?: string;
}

/** A message as it stands in the store. */
export interface StoredMessage {
  id: string;
  receivedAt: Date;
  message: ContactMessage;
  isSuspect: boolean;
  /** Of the message as it was sent; see `NewMessage`. */
  fingerprint: string;
  /** When a mail server took responsibility for it, or null. */
  deliveredAt: Date | null;
}

/** A message whose delivery one instance has taken on, and how often that was tried, this time included. */
export interface DueMessage extends StoredMessage {
  attempts: number;
}

/** Bytes that a trial writes: more than a message has, with its entries in every index. */
export const trialSize = 32 * 1024;

/** Where messages are kept: stored and queued for delivery in one step, so that none is ever stored without being queued. */
export interface MessageStore {
  /** For people, such as `data/messages.db`; never a password. */
  readonly name: string;
  /**
   * Stores a message, unless one with its fingerprint is there, and returns the id under which it stands.
   * Resolves only once the message is on disk.
   * @throws StoreUnavailable if it could not be stored
   */
  add(message: NewMessage): Promise<string>;
  /** Adds the messages of a backup that are not there, in one step, and returns how many those were. */
  addAll(messages: StoredMessage[]): Promise<number>;
  /** All messages, oldest first. */
  list(): Promise<StoredMessage[]>;
  /**
   * Takes on the delivery of the message that has been due longest, or returns undefined if none is due at `now`.
   * Nobody else receives it before `until`, by when it has to be marked.
   */
  takeDue(now: Date, until: Date): Promise<DueMessage | undefined>;
  /** Marks a message as delivered, for good. */
  markDelivered(id: string, at: Date): Promise<void>;
  /** Makes a message due again at `at`, and keeps the reason for `leads list`. */
  postpone(id: string, at: Date, reason: string): Promise<void>;
  /** How many messages wait for delivery, and which of them was received first. */
  pending(): Promise<{ count: number; oldest: { id: string; since: Date } | undefined }>;
  /** Resolves if a message could be stored now, which is tried by a durable write as large as a message. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot keep a message right now; the visitor must not be told that it was sent. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('The message store is not available', { cause });
  }
}
