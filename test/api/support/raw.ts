import { connect } from 'node:net';

/** What a server sent on one connection. */
export interface RawAnswer {
  status: number;
  text: string;
}

/**
 * Sends raw bytes to a server and reads until it closes the connection or goes silent.
 * @param silence milliseconds without a byte after which the response counts as complete
 */
export function sendRaw(port: number, bytes: string | Buffer, silence = 1000): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = () => {
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(silence, finish);
    socket.on('data', (chunk) => chunks.push(chunk as Buffer));
    socket.on('close', finish);
    // A server can reset the connection after its response if we are still sending.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') reject(error);
      else finish();
    });
  });
}
