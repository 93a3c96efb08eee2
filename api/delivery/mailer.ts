import nodemailer from 'nodemailer';
import type { StoredMessage } from '../messages/store.ts';
import { type MailAddresses, mailOf } from './mail.ts';

/** Sends a message; resolves once a mail server has taken responsibility for it. */
export type Mailer = (message: StoredMessage, signal: AbortSignal) => Promise<void>;

/** Time-outs in milliseconds. */
interface MailTimeouts {
  /** For a connection, and for the greeting of the server. */
  connection: number;
  /** Without a word from the server. */
  silence: number;
  /** For one mail as a whole. */
  total: number;
}

const usual: MailTimeouts = { connection: 10_000, silence: 30_000, total: 60_000 };

/** A mailer that hands each message to the mail server at `url`, in a connection of its own. */
export function createMailer(url: string, addresses: MailAddresses, timeouts = usual): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.connection,
    socketTimeout: timeouts.silence,
  });
  return async (message, signal) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeouts.total)]);
    await transport.sendMail({ ...mailOf(message, addresses), signal: limited });
  };
}

/** What went wrong with a mail, by code alone: a server's own text may repeat addresses. */
export function mailProblem(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
}

/** Whether a failure is about this one message, so that the next may still go through. */
export function concernsMessage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
