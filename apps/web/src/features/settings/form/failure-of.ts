import type { ApiError } from "../../../data/http/api-error.ts";

/** What a form says above its fields: nothing where a field says it. */
export const failureOf = (error: ApiError | null): string | null =>
  error && Object.keys(error.fields).length === 0 ? error.message : null;
