import { AppError, type ErrorCode, errorStatus } from "@castor/core/errors.ts";
import { type ServerWordsKey, type Translate, translateMessage } from "@castor/i18n/words.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { systemCode } from "../../process/start-failure.ts";
import { callerOf } from "../calls/read-caller.ts";

/** Error codes for errors of the framework (specification#errors). */
const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: "VALIDATION_FAILED",
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  415: "VALIDATION_FAILED",
  429: "TOO_MANY_REQUESTS",
};

/** A malformed address or an overlong id. The framework's messages quote the address, so they are not used. */
const leadNowhere = new Set(["FST_ERR_BAD_URL", "FST_ERR_MAX_PARAM_LENGTH"]);

/**
 * Answers any error in the one form of specification#errors, in the caller's language. A failure of the server is logged and
 * not described.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error);
  const { translate } = callerOf(request);
  logFailure(known, error, request);
  if (known.retryAfter !== undefined)
    reply.header("retry-after", String(Math.max(1, Math.ceil(known.retryAfter))));
  return reply
    .code(errorStatus[known.code])
    .header("cache-control", "no-store")
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(describeError(known, translate)));
}

/** Redirects a browser to a page that explains the error, for endpoints that people open by an address. */
export function redirectFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  failureAddress: (code: ErrorCode) => string,
) {
  const known = toAppError(error);
  logFailure(known, error, request);
  return reply.header("cache-control", "no-store").redirect(failureAddress(known.code), 302);
}

function logFailure(known: AppError, error: unknown, request: FastifyRequest): void {
  if (known.code === "INTERNAL" || known.cause !== undefined)
    request.log.error({ err: known.cause ?? error }, "a call failed");
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (leadNowhere.has(systemCode(error))) return new AppError("NOT_FOUND");
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return new AppError(codeByStatus[status] ?? "INTERNAL");
}

/** The error as the body of its answer. */
export function describeError(error: AppError, translate: Translate<ServerWordsKey>) {
  const message = translate(`errors.${error.words ?? error.code}` as ServerWordsKey);
  const worded = Object.entries(error.fields ?? {}).map(
    ([path, text]) => [path, translateMessage(translate, text)] as const,
  );
  const fields =
    error.fields || error.facts ? { ...Object.fromEntries(worded), ...error.facts } : undefined;
  return {
    success: false,
    message,
    error: { code: error.code, message, ...(fields && { fields }) },
  };
}
