/** Every error code that leaves the server, with its HTTP status (decisions 2). Its words are in i18n, `errors`. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  INVALID_TOKEN: 400,
  UNAUTHORIZED: 401,
  EMAIL_NOT_CONFIRMED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 503,
} as const;

/** A code of `errorStatus`. */
export type ErrorCode = keyof typeof errorStatus;

/** What went wrong, for code to catch: handlers throw it, `http` turns it into the answer of decisions 2. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field path to validation message (`basics/validation.ts`), in the same form as schemas use. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Fields that are no messages and leave as they are, for programs: between which points no way leads (decisions 8). */
  readonly facts: Readonly<Record<string, string>> | undefined;
  /** Seconds after which the call may be tried again: `Retry-After` of a 429, and of a 409 or 503 that passes by itself. */
  readonly retryAfter: number | undefined;
  /** Which words of i18n `errors` or `refusals` to show instead of the code's own. */
  readonly words: string | undefined;

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string>;
      facts?: Record<string, string>;
      retryAfter?: number;
      words?: string;
      cause?: unknown;
    } = {},
  ) {
    super(code, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.facts = more.facts;
    this.retryAfter = more.retryAfter;
    this.words = more.words;
  }
}
