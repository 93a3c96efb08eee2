import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';
import { tabStorage } from '../boot/places.ts';

export type Topic = NonNullable<ContactBlock['topics']>[number];
/** A message with what goes along, by which the server tells people from programs and a message from its repetition. */
export type Values = Partial<ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>>;

/** What somebody has typed, and the sentence of the link that they came by when they typed it last. */
interface Draft {
  values?: Values;
  begunWith?: string;
}

/** Names what is kept. */
export const draftKey = 'contact-message';

const storage = createJSONStorage<Draft>(() => tabStorage() as Storage);
/** Kept by the visitor's browser for as long as the tab is open. */
export const draftAtom = atomWithStorage<Draft>(draftKey, {}, storage);

/**
 * A draft as it stands in the form of somebody who comes by a link about `topic`. The sentence of that link takes the place of the one that
 * the message began with, and nothing that was typed is lost; a link about nothing leaves a message alone that somebody has written in.
 */
export function begin(draft: Draft, topic: Topic | undefined): Draft {
  const { values = {}, begunWith = '' } = draft;
  const { message = '' } = values;
  const sentence = topic?.text ?? '';
  const typed = message.startsWith(begunWith) ? message.slice(begunWith.length).trimStart() : message;
  if (sentence === begunWith || (sentence === '' && typed !== '')) return draft;
  return {
    values: {
      ...values,
      message: [sentence, typed].filter(Boolean).join('\n\n'),
      interest: topic?.interest ?? values.interest,
    },
    begunWith: sentence,
  };
}
