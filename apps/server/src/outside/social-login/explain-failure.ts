import { AppError } from "@castor/core/errors.ts";
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";

/** The person turned away, or was not let in, at the provider. */
const refusals = new Set([
  "access_denied",
  "login_required",
  "consent_required",
  "interaction_required",
  "account_selection_required",
]);

/** What the way back and the tokens carry is not what belongs to this login. */
const mismatches = new Set([
  "OAUTH_INVALID_RESPONSE",
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
  "OAUTH_UNSUPPORTED_OPERATION",
]);

/** Why somebody who came back is not let in, as our error. */
export function explainRefusal(error: unknown): AppError {
  if (error instanceof AuthorizationResponseError && refusals.has(error.error))
    return new AppError("FORBIDDEN");
  const isUnknownCode = error instanceof ResponseBodyError && error.error === "invalid_grant";
  const isMismatch = error instanceof ClientError && mismatches.has(error.code ?? "");
  return isUnknownCode || isMismatch
    ? new AppError("INVALID_TOKEN", { cause: told(error) })
    : explainSilence(error);
}

/** The provider does not do its part, whatever it is. */
export function explainSilence(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError("UPSTREAM_UNAVAILABLE", { cause: told(error) });
}

/** For the log: the kind of failure only, since the library's own errors carry the codes and tokens that they are about. */
const told = (error: unknown) => new Error(`social login: ${reasonOf(error)}`);

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

/** A code of theirs, if it looks like one. */
function word(code: unknown): string {
  return typeof code === "string" && /^[\w.-]{1,60}$/.test(code) ? code : "unknown reason";
}
