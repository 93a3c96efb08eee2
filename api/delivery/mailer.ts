import nodemailer from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { DueMessage } from '../messages/store.ts';
import { type MailAddresses, mailOf } from './mail.ts';

/** Mails a message to the recipients who do not have it yet. Resolves once a mail server has accepted it for all of them. */
export type Mailer = (message: DueMessage, signal: AbortSignal) => Promise<void>;

/** Timeouts in milliseconds. */
interface MailTimeouts {
  /** To connect, and to wait for the server's greeting, with which some keep strangers waiting. */
  connection: number;
  /** Without any data from the server. */
  silence: number;
  /** For one mail as a whole. */
  total: number;
}

const minute = 60_000;

/**
 * A mail server may check a mail for ten minutes before it answers (RFC 5321, 4.5.3.2.6). If we gave up earlier, it would keep the mail, and
 * get it again with every attempt.
 */
const usual: MailTimeouts = { connection: minute, silence: 10 * minute, total: 11 * minute };

/**
 * A mailer that opens a new connection to the mail server at `url` for each message. It never sends a password over a network in clear
 * text: if the server cannot encrypt the connection, the mail fails.
 */
export function createMailer(url: string, addresses: MailAddresses, timeouts = usual): Mailer {
  const mustEncrypt = url.startsWith('smtps:') || sendsPasswordAway(url);
  const transport = nodemailer.createTransport({
    url,
    requireTLS: mustEncrypt,
    // If we would send in clear text too, a certificate proves nothing. Many servers on the same machine have one that nobody signed.
    tls: { rejectUnauthorized: mustEncrypt },
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
  });
  // In the same form as the addresses that `sendMail` reports.
  const recipients = new MailComposer(addresses).compile().getEnvelope().to;
  return async (message, signal) => {
    const to = recipients.filter((address) => !message.mailedTo.includes(address));
    // Everybody in CONTACT_TO has it. Whoever refused it has since been removed.
    if (to.length === 0) return;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeouts.total)]);
    const mail = { ...mailOf(message, addresses), envelope: { from: addresses.from, to }, signal: limited };
    const { accepted, rejected, rejectedErrors } = await transport.sendMail(mail);
    if (rejected.length > 0) throw Object.assign(rejectedErrors?.[0] ?? new Error(), { accepted, rejected });
  };
}

/** True if the URL has a password, and the mail server is on another machine. */
function sendsPasswordAway(url: string): boolean {
  const { hostname, password } = new URL(url);
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

interface MailFailure {
  /** Codes if the mail server answered, since its text may contain email addresses, and otherwise what the system says. */
  problem: string;
  /** Recipients who have the mail nevertheless. */
  accepted: string[];
  /** Recipients whom the mail server refused by name. */
  rejected: string[];
  /** True if only this message failed, so that the next one may still go through. */
  concernsMessage: boolean;
  /** True if the mail server says that it will not take the mail later either. */
  isForGood: boolean;
}

/** What an error of a `Mailer` means. */
export function mailFailure(error: unknown): MailFailure {
  const {
    code,
    responseCode,
    name,
    message,
    accepted = [],
    rejected = [],
  } = (error ?? {}) as Partial<MailFailure & { code: string; responseCode: number; name: string; message: string }>;
  const isForGood = (responseCode ?? 0) >= 500;
  return {
    problem: [code ?? name ?? 'unknown', responseCode ?? message?.split('\n')[0]].filter(Boolean).join(' '),
    accepted,
    rejected,
    concernsMessage: code === 'EMESSAGE' && isForGood,
    isForGood,
  };
}
