import { domainToASCII } from 'node:url';
import type { SendMailOptions } from 'nodemailer';
import type { StoredMessage } from '../messages/store.ts';

export interface MailAddresses {
  from: string;
  to: string;
}

const subjects = {
  sales: 'Sales inquiry',
  service: 'Service inquiry',
  parts: 'Parts inquiry',
  general: 'General inquiry',
};

/** The mail that the dealer gets for a message. Every attempt has the same Message-ID. */
export function mailOf(
  { id, receivedAt, message, isSuspect }: StoredMessage,
  { from, to }: MailAddresses,
): SendMailOptions {
  const { firstName, lastName, message: text, ...rest } = message;
  const { email, interest } = rest;
  const details = Object.entries(rest).map(([key, value]) => `${labelOf(key)}: ${value}`);
  const name = `${firstName} ${lastName}`;
  // In a header, a mail program would decode what begins with "=?", control characters included.
  const plainName = name.replaceAll('=?', '= ?');
  // A mail server without support for non-ASCII local parts would refuse the whole mail.
  const canReply = isAscii(email.slice(0, email.indexOf('@'))) && !email.includes('=?');
  return {
    messageId: `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    date: receivedAt,
    from: { name: 'Website', address: from },
    to,
    ...(canReply && { replyTo: { name: plainName, address: email } }),
    subject: `${isSuspect ? '[Possible spam] ' : ''}${subjects[interest]} from ${plainName}`,
    text: [`Name: ${name}`, ...details, '', text, ''].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Such as "Preferred time" for `preferredTime`. */
function labelOf(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function isAscii(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text);
}
