import { atomWithStorage, createJSONStorage } from 'jotai/utils';
import type { ContactBlock } from '../../schemas/generated/blocks/contact.ts';
import type { ContactMessage } from '../../schemas/generated/contact-message.js';

export type Topic = NonNullable<ContactBlock['topics']>[number];
/** A message with what goes along, by which the server tells people from programs and a message from its repetition. */
export type Values = Partial<ContactMessage & Record<'website' | 'startedAt' | 'idempotencyKey', string>>;

/** What somebody has typed, and the sentence of the link that they came by when they typed it last. */
interface Draft {
  values?: Values;
  begunWith?: string;
}

/** Kept by the visitor's browser for as long as the tab is open, unless the visitor lets it keep nothing. */
export const draftAtom = atomWithStorage<Draft>(
  'contact-message',
  {},
  createJSONStorage(() => {
    try {
      return window.sessionStorage;
    } catch {
      return undefined as never;
    }
  }),
);

/** What stands in the form. A link that somebody comes by later begins the message anew and loses nothing that was typed. */
export function valuesOf({ values = {}, begunWith = '' }: Draft, topic: Topic | undefined): Values {
  const sentence = topic?.text ?? '';
  if (sentence === begunWith) return values;
  const typed = values.message === begunWith ? '' : values.message;
  const message = [sentence, typed].filter(Boolean).join('\n\n');
  return { ...values, message, interest: topic?.interest ?? values.interest };
}
