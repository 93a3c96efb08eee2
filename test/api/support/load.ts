import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * How many requests per second a server on 127.0.0.1 answers. Each client sends its next request when it has received the whole
 * response to the last one.
 * @param request the bytes of the next request
 * @throws if the status of a response is not `status`
 */
export async function measureRate(
  port: number,
  request: () => Buffer,
  { clients, seconds, status }: { clients: number; seconds: number; status: number },
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, () => runClient(port, request, status, end)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

function runClient(port: number, request: () => Buffer, status: number, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const expected = Buffer.from(`HTTP/1.1 ${status} `);
    let answered = 0;
    let missing = 0;
    let head: Buffer = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(request()));
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const index = head.indexOf(endOfHead);
        if (index === -1) return;
        if (!head.subarray(0, expected.length).equals(expected)) {
          socket.destroy();
          reject(new Error(`Answered with ${head.subarray(0, 500)}`));
          return;
        }
        const length = Number(/content-length: (\d+)/i.exec(head.toString('latin1', 0, index))?.[1] ?? 0);
        missing = length - (head.length - index - endOfHead.length);
        head = Buffer.alloc(0);
      } else {
        missing -= chunk.length;
      }
      if (missing > 0) return;
      answered++;
      if (performance.now() < end) {
        socket.write(request());
      } else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}
