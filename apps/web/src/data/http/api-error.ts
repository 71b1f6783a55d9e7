import { refusal, wordsOfRefusal } from "@castor/core/error-answer.ts";
import { type ErrorCode, errorStatus } from "@castor/core/errors.ts";
import { currentWords } from "../../i18n/words.ts";

/** `NO_ANSWER`: no response arrived, or only that of a proxy. `BAD_ANSWER`: the response does not match the row's schema. */
export type ApiErrorCode = ErrorCode | "NO_ANSWER" | "BAD_ANSWER";

/** A failed call. `message` and `fields` are in the user's language and can be shown as they are. */
export class ApiError extends Error {
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Field path to message, as forms take it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The body of a `BAD_ANSWER`. */
  readonly answer: unknown;
  /** True when the server asks to retry later (`Retry-After`). */
  readonly isPassing: boolean;
  /** True when there was no network. */
  readonly isOffline: boolean;

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    more: {
      fields?: Record<string, string> | undefined;
      answer?: unknown;
      isPassing?: boolean | undefined;
      isOffline?: boolean | undefined;
    } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    this.answer = more.answer;
    this.isPassing = more.isPassing ?? false;
    this.isOffline = more.isOffline ?? false;
  }

  /** True when the resource does not exist, is not accessible, or its id is malformed. */
  get isMissing(): boolean {
    return ["NOT_FOUND", "VALIDATION_FAILED", "FORBIDDEN"].includes(this.code);
  }

  /**
   * True when the server may or may not have made the change: no response, a server error, a request that did not come
   * whole in time (408), or a conflict with an earlier try that is still running (409 with `Retry-After`).
   */
  get isUncertain(): boolean {
    const isUnderWay = this.status === 409 && this.isPassing;
    const hasNoAnswer = this.status === 0 || this.status === 408 || this.status >= 500;
    return hasNoAnswer || this.code === "BAD_ANSWER" || isUnderWay;
  }
}

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(errorStatus).find(([, value]) => value === status)?.[0];
  return known !== undefined && isErrorCode(known) ? known : "INTERNAL";
}

/**
 * The error of a response that is no success. Its message is the body's, else its error's, unless it is a 5xx
 * (specification#failure-texts, specification#errors). With a 5xx comes the request's id, by which the operator finds it in the log.
 */
export function errorOfAnswer(
  status: number,
  body: unknown,
  { isPassing, requestId }: { isPassing?: boolean; requestId?: string | null } = {},
): ApiError {
  const given = refusal.safeParse(body).data ?? {};
  const givenCode = given.error?.code;
  const code = givenCode && isErrorCode(givenCode) ? givenCode : codeOfStatus(status);
  const words = currentWords();
  const failed = requestId
    ? `${words("errors.INTERNAL")} ${words("errors.requestId", { id: requestId })}`
    : words("errors.INTERNAL");
  const message = status < 500 ? wordsOfRefusal(given) || words(`errors.${code}`) : failed;
  return new ApiError(status, code, message, { fields: given.error?.fields, isPassing });
}

/** The error of a call without a response: offline when there is no network, else an internal one (specification#failure-texts). */
export function errorWithoutAnswer(): ApiError {
  const isOffline = !navigator.onLine;
  const key = isOffline ? "errors.offline" : "errors.INTERNAL";
  return new ApiError(0, "NO_ANSWER", currentWords()(key), { isOffline });
}

/** The error of a thing that is neither on the server nor in this browser. */
export const errorOfMissing = (): ApiError =>
  new ApiError(404, "NOT_FOUND", currentWords()("errors.NOT_FOUND"));

/** The error of a form's change whose fields somebody else has changed meanwhile; the form shows both. */
export function errorOfConflict(): ApiError {
  return new ApiError(409, "CONFLICT", currentWords()("errors.CONFLICT"));
}

/** The error of a response that does not match the row's schema. */
export function errorOfBadAnswer(status: number, answer: unknown): ApiError {
  return new ApiError(status, "BAD_ANSWER", currentWords()("errors.INTERNAL"), { answer });
}

/** Turns anything thrown into an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError
    ? thrown
    : new ApiError(0, "NO_ANSWER", currentWords()("errors.INTERNAL"));
}
