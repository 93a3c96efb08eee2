import type { StoredMessage } from '../../api/messages/store.ts';

/** Messages as people read them in a terminal; nothing where there are none. */
export function toText(messages: StoredMessage[]): string {
  return messages.map(describe).join('\n');
}

function describe({ id, receivedAt, message, isSuspect, deliveredAt }: StoredMessage): string {
  const { firstName, lastName, email, phone, interest, message: text } = message;
  const state = deliveredAt ? `mailed ${deliveredAt.toISOString()}` : 'not mailed';
  return [
    `${receivedAt.toISOString()}  ${interest}  ${state}${isSuspect ? '  possible spam' : ''}`,
    `  ${firstName} ${lastName}  ${email}  ${phone}  (${id})`,
    ...text.split('\n').map((line) => `  > ${line}`),
    '',
  ].join('\n');
}
