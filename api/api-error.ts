/** Body of every answer that is not a success: what is wrong, and for a form the message per field. */
interface ApiErrorBody {
  error: string;
  fields?: Record<string, string>;
}

/** A failure that the client is told about: its status and its wording. */
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

/** What is said where the disk or the system fails; it is no fault of the request, and may pass. */
const unavailable = { status: 503, body: { error: 'The site is not available. Please try again.' } };

/** The status and body with which a thrown value is answered; never its own text unless it is an `ApiError`. */
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
  if (typeof status !== 'number' || status < 400 || status > 599) return 500;
  return status < 500 && !(status in wordings) ? 400 : status;
}
