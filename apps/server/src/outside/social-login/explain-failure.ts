import { AppError } from "@castor/core/errors.ts";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";

/** Error codes of a user who refused or was refused at the provider. */
const refusals = new Set([
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);

/** Error codes of a callback or token that does not belong to this login. */
const mismatches = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** The error of a refused callback. */
export function explainRefusal(error: unknown): AppError {
  if (error instanceof AuthorizationResponseError && refusals.has(error.error))
    return new AppError("FORBIDDEN");
  const isUnknownCode = error instanceof ResponseBodyError && error.error === "invalid_grant";
  const isMismatch = error instanceof ClientError && mismatches.has(error.code ?? "");
  return isUnknownCode || isMismatch
    ? new AppError("INVALID_TOKEN", { cause: describeForLog(error) })
    : explainSilence(error);
}

/** The error of a provider that fails. */
export function explainSilence(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError("UPSTREAM_UNAVAILABLE", { cause: describeForLog(error) });
}

/** For the log: the kind of failure only, since the library's errors contain codes and tokens. */
const describeForLog = (error: unknown) => new Error(`social login: ${reasonOf(error)}`);

function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError) return `it sent back ${word(error.error)}`;
  if (error instanceof ResponseBodyError) return `it answered ${error.status} ${word(error.error)}`;
  if (error instanceof WWWAuthenticateChallengeError)
    return `it answered ${error.status} ${word(error.cause[0]?.parameters.error)}`;
  return word(codeOf(error));
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as Error & { code?: unknown };
  return code ?? codeOf(cause) ?? error.name;
}

/** The provider's error code, if it looks like one. */
function word(code: unknown): string {
  return typeof code === "string" && /^[\w.-]{1,60}$/.test(code) ? code : "unknown reason";
}
