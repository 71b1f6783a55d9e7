import { errorAnswer } from "@castor/core/error-answer.ts";
import { type ErrorCode, errorStatus } from "@castor/core/errors.ts";
import { currentFirstWords } from "../i18n/words.ts";

/** `NO_ANSWER`: the server said nothing; `BAD_ANSWER`: it said what the row does not allow. */
export type ApiErrorCode = ErrorCode | "NO_ANSWER" | "BAD_ANSWER";

/** A call that did not do what it was asked. `message` and `fields` are worded and may be shown as they are. */
export class ApiError extends Error {
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Field path to message, as forms take it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a `BAD_ANSWER` said. */
  readonly answer: unknown;
  /** The server said that it passes by itself (`Retry-After`). */
  readonly isPassing: boolean;

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    more: {
      fields?: Record<string, string> | undefined;
      answer?: unknown;
      isPassing?: boolean | undefined;
    } = {},
  ) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? {};
    this.answer = more.answer;
    this.isPassing = more.isPassing ?? false;
  }

  /** True when what an address leads to is not there, is hidden, or is named by no id at all. */
  get isMissing(): boolean {
    return ["NOT_FOUND", "VALIDATION_FAILED", "FORBIDDEN"].includes(this.code);
  }

  /**
   * True when nobody knows whether the server did it: no answer, one that its failure cut short, or the news that an
   * earlier try is still under way (a conflict that passes by itself).
   */
  get isUncertain(): boolean {
    const isUnderWay = this.status === 409 && this.isPassing;
    return this.status === 0 || this.status >= 500 || this.code === "BAD_ANSWER" || isUnderWay;
  }
}

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;

function codeOfStatus(status: number): ErrorCode {
  const known = Object.entries(errorStatus).find(([, value]) => value === status)?.[0];
  return known !== undefined && isErrorCode(known) ? known : "INTERNAL";
}

/** The error of an answer that is not a success; its own message, else its error's, unless the server failed (section 8, decisions 2). */
export function errorOfAnswer(status: number, body: unknown, isPassing = false): ApiError {
  const read = errorAnswer.safeParse(body);
  const said = read.success ? read.data : null;
  const code = said && isErrorCode(said.error.code) ? said.error.code : codeOfStatus(status);
  const message =
    said && status < 500
      ? said.message || said.error.message
      : currentFirstWords()(`errors.${status < 500 ? code : "INTERNAL"}`);
  return new ApiError(status, code, message, { fields: said?.error.fields, isPassing });
}

/** The error of a call without an answer: without a network that is said, else it is the server's (decisions 2). */
export function errorWithoutAnswer(): ApiError {
  const key = navigator.onLine ? "errors.INTERNAL" : "errors.offline";
  return new ApiError(0, "NO_ANSWER", currentFirstWords()(key));
}

/** The error of an answer that the row does not allow. */
export function errorOfBadAnswer(status: number, answer: unknown): ApiError {
  return new ApiError(status, "BAD_ANSWER", currentFirstWords()("errors.INTERNAL"), { answer });
}

/** Whatever was thrown, as an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError
    ? thrown
    : new ApiError(0, "NO_ANSWER", currentFirstWords()("errors.INTERNAL"));
}
