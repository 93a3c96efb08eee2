import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** How the mail server treats the next mails. */
export type Mood =
  | 'accept'
  | 'refuse'
  | 'defer'
  | 'refuse-content'
  | 'stall'
  | 'stall-silently'
  | 'drop'
  | 'drop-late'
  | 'hesitate';

/** A mail that the server accepted with 250. */
export interface ReceivedMail {
  messageId: string;
  raw: string;
  to: string[];
}

/** A mail server on 127.0.0.1 with a mood that tests can change. */
export interface TestSmtp extends AsyncDisposable {
  url: string;
  mails: ReceivedMail[];
  /** The users whose passwords it got. It cannot encrypt a connection. */
  logins: string[];
  /** How many mails were started, whatever happened to them. */
  attempts(): number;
  be(mood: Mood): void;
  /** Refuses these recipients for now, and no others. */
  refuse(...recipients: string[]): void;
  /** Stops listening and cuts off every connection. */
  goDown(): Promise<void>;
  /** Listens again on the same port. */
  comeUp(): Promise<void>;
}

/** Starts a mail server that accepts everything. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const logins: string[] = [];
  let mood: Mood = 'accept';
  let attempts = 0;
  let refused: string[] = [];
  let server = make();
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  function make(): SMTPServer {
    const made = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect(_session, done) {
        if (mood === 'stall-silently') return;
        done();
      },
      onAuth({ username: user = '' }, _session, done) {
        logins.push(user);
        done(null, { user });
      },
      onMailFrom(_address, _session, done) {
        attempts++;
        if (mood === 'refuse') return done(reply(550, 'mailbox unavailable'));
        if (mood === 'defer') return done(reply(451, 'try again later'));
        done();
      },
      onRcptTo({ address }, _session, done) {
        done(refused.includes(address) ? reply(450, 'mailbox busy') : null);
      },
      onData(stream, session, done) {
        const finish = (raw: string) => {
          if (mood === 'stall') return;
          if (mood === 'refuse-content') return done(reply(554, 'looks like spam'));
          if (mood !== 'drop') mails.push(mailOf(raw, session.envelope.rcptTo));
          if (mood === 'drop' || mood === 'drop-late') cutOff(made, session.id);
          else done();
        };
        read(stream).then((raw) => (mood === 'hesitate' ? void setTimeout(finish, 300, raw) : finish(raw)), done);
      },
    });
    made.on('error', () => {});
    return made;
  }

  const goDown = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    logins,
    attempts: () => attempts,
    be(next) {
      mood = next;
    },
    refuse(...recipients) {
      refused = recipients;
    },
    goDown,
    async comeUp() {
      server = make();
      server.listen(port, '127.0.0.1');
      await once(server.server, 'listening');
    },
    [Symbol.asyncDispose]: goDown,
  };
}

/** Drops a connection without a word. The server has no method for this. */
function cutOff(server: SMTPServer, id: string): void {
  for (const connection of server.connections as Set<{ id: string; _socket: Socket }>) {
    if (connection.id === id) connection._socket.destroy();
  }
}

function mailOf(raw: string, recipients: { address: string }[]): ReceivedMail {
  const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
  return { messageId, raw, to: recipients.map(({ address }) => address) };
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
