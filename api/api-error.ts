/** Body of every error response. `fields` has the message for each invalid form field. */
interface ApiErrorBody {
  error: string;
  fields?: Record<string, string>;
}

/** An error that we report to the client with this status and message. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;

  constructor(statusCode: number, message: string, fields?: Record<string, string>, cause?: unknown) {
    super(message, { cause });
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

const wordings: Record<number, string> = {
  400: 'Invalid request',
  404: 'Not found',
  405: 'Method not allowed',
  412: 'The file has changed',
  413: 'The message is too large',
  414: 'Invalid URL',
  415: 'Invalid content type',
  416: 'The file is shorter',
  429: 'Too many messages. Please try again later.',
  503: 'Failed to send message. Please try again.',
};

/** The response when the disk or the system fails. The request is fine, and a retry may work. */
const unavailable = { status: 503, body: { error: 'The site is not available. Please try again.' } };

/** Maps a thrown value to a status and body. Only an `ApiError` shows its own message to the client. */
export function answerTo(error: unknown): { status: number; body: ApiErrorBody } {
  if (error instanceof ApiError) {
    const { statusCode, message, fields } = error;
    return { status: statusCode, body: fields ? { error: message, fields } : { error: message } };
  }
  if (error instanceof Error && 'syscall' in error) return unavailable;
  const status = statusOf(error);
  return { status, body: { error: wordings[status] ?? 'Something went wrong. Please try again.' } };
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}
