import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { tabAtom } from './tab-atom.ts';

export type Topic = NonNullable<ContactBlock['topics']>[number];
/** A message, with fields that let the server spot bots and repeated messages. */
export type Values = Partial<ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>>;

/** What the visitor has typed, and the sentence that the last link put at the start of the message. */
interface Draft {
  values?: Values;
  begunWith?: string;
}

export const draftKey = 'contact-message';
export const draftAtom = tabAtom<Draft>(draftKey, {});

/**
 * Begins the message with the sentence of the link that the visitor came by. It replaces the sentence of the previous link and keeps
 * what the visitor typed. A link without a topic leaves a message alone once somebody has typed in it.
 */
export function begin(draft: Draft, topic: Topic | undefined): Draft {
  const { values = {}, begunWith = '' } = draft;
  const { message = '' } = values;
  const sentence = topic?.text ?? '';
  const typed = message.startsWith(begunWith) ? message.slice(begunWith.length).trimStart() : message;
  if (sentence === begunWith || (sentence === '' && typed !== '')) return draft;
  const text = [sentence, typed].filter(Boolean).join('\n\n');
  const interest = topic?.interest ?? values.interest;
  return { values: { ...values, message: text, interest }, begunWith: sentence };
}
