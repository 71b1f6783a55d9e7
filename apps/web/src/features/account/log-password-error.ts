import type { ApiError } from "../../data/http/api-error.ts";

/** Logs an error of a forgotten password and returns it (specification#password-reset); it contains nothing that was typed. */
export function logPasswordError(error: ApiError): ApiError {
  // biome-ignore lint/suspicious/noConsole: the specification wants them logged (specification#password-reset)
  console.error("The password was not reset:", error);
  return error;
}
