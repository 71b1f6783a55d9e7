import { AppError } from "@castor/core/errors.ts";
import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";

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

/**
 * A failure of a login as our error. Its cause goes to the log, so it names the kind of failure only: the library's own
 * errors carry the codes and tokens that they are about.
 */
export function explainFailure(error: unknown): AppError {
  if (error instanceof AuthorizationResponseError)
    return refusals.has(error.error)
      ? new AppError("FORBIDDEN")
      : unavailable(`it refused the login: ${word(error.error)}`);
  if (error instanceof ResponseBodyError)
    return error.error === "invalid_grant"
      ? new AppError("INVALID_TOKEN", { cause: told("it does not know the code") })
      : unavailable(`it answered ${error.status} ${word(error.error)}`);
  if (error instanceof ClientError && mismatches.has(error.code ?? ""))
    return new AppError("INVALID_TOKEN", { cause: told(word(error.code)) });
  return unavailable(word(codeOf(error)));
}

export function unavailable(reason: string): AppError {
  return new AppError("UPSTREAM_UNAVAILABLE", { cause: told(reason) });
}

const told = (reason: string) => new Error(`social login: ${reason}`);

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as Error & { code?: unknown };
  return code ?? codeOf(cause) ?? error.name;
}

/** A code of theirs, if it looks like one. */
function word(code: unknown): string {
  return typeof code === "string" && /^[\w.-]{1,60}$/.test(code) ? code : "unknown reason";
}
