import { StoreError } from '../../store/errors.ts';

/** Something that cannot be done, for whoever asked over HTTP: a status, a code and a sentence. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  /** In how many seconds it is worth trying again, where that is known. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export interface Said {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What the framework and its plug-ins refuse by themselves, in our words. */
const REFUSALS: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', 'Send JSON, with content-type application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['not-json', 'The request has no body; send a JSON object.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['not-json', 'The body is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['not-json', 'The body is not as long as the request says.'],
};

/** What is told of an error. Of a bug nothing is told but that there was one; the log has the rest. */
export function sayProblem(error: unknown): Said {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError)
    return {
      status: 503,
      code: 'not-saved',
      message: 'The room cannot reach its data right now. Try again soon.',
    };
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  const [ours, message] = REFUSALS[String(code)] ?? ['bad-request', 'The request cannot be read.'];
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return { status: statusCode, code: ours, message };
  return {
    status: 500,
    code: 'broken',
    message: 'Something went wrong in the room and has been logged. Please try again.',
  };
}
