/** Every error code of the API with its HTTP status (specification#errors). The texts are in i18n, `errors`. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  INVALID_TOKEN: 400,
  EMPTY_FILE: 400,
  UNAUTHORIZED: 401,
  EMAIL_NOT_CONFIRMED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

/** A code of `errorStatus`. */
export type ErrorCode = keyof typeof errorStatus;

/** An error with a code. Handlers throw it; the server's `http` makes the error answer of specification#errors from it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Field path to validation message (`schemas/validation.ts`), in the form that schemas use. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /**
   * Further fields of the answer for programs, sent as they are: for instance the points without a path (specification#no-path).
   */
  readonly facts: Readonly<Record<string, string>> | undefined;
  /** Seconds until a retry may succeed: `Retry-After` of a 429, and of a 409 or 503 that is temporary. */
  readonly retryAfter: number | undefined;
  /** The key of the text in i18n `errors` or `refusals`, where it is not the text of the code. */
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
