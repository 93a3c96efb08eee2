import nodemailer from 'nodemailer';
import type { StoredMessage } from '../messages/store.ts';
import { type MailAddresses, mailOf } from './mail.ts';

/** Sends a message. Resolves once a mail server has accepted it. */
export type Mailer = (message: StoredMessage, signal: AbortSignal) => Promise<void>;

/** Timeouts in milliseconds. */
interface MailTimeouts {
  /** To connect, and to wait for the server's greeting. */
  connection: number;
  /** Without any data from the server. */
  silence: number;
  /** For one mail as a whole. */
  total: number;
}

const usual: MailTimeouts = { connection: 10_000, silence: 30_000, total: 60_000 };

/** A mailer that opens a new connection to the mail server at `url` for each message. */
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

/** The error of a failed mail, as codes only. The server's own text may contain email addresses. */
export function mailProblem(error: unknown): string {
  const { code, responseCode, name } = (error ?? {}) as { code?: string; responseCode?: number; name?: string };
  return [code ?? name ?? 'unknown', responseCode].filter(Boolean).join(' ');
}

/** True if only this message failed, so that the next one may still go through. */
export function concernsMessage(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: string };
  return code === 'EENVELOPE' || code === 'EMESSAGE';
}
