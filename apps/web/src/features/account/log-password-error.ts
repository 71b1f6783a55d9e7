import type { ApiError } from "../../data/api-error.ts";

/** Errors of a forgotten password are logged and handed on to be shown (section 8); nothing typed is in them. */
export function logPasswordError(error: ApiError): ApiError {
  // biome-ignore lint/suspicious/noConsole: the specification wants them logged (section 8)
  console.error("The password was not reset:", error);
  return error;
}
