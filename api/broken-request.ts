import type { Socket } from 'node:net';
import { securityLines } from './security-headers.ts';

const statuses: Record<string, [line: string, error: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long'],
};

/** Answers a request that is not valid HTTP or took too long, and closes the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [line, message] = statuses[error.code ?? ''] ?? ['400 Bad Request', 'Invalid request'];
  const body = JSON.stringify({ error: message });
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...securityLines,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
