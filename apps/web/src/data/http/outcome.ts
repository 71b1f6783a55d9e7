import type { ApiError } from "./api-error.ts";

/** The result of a change. The error's message can be shown as it is. */
export type Outcome<T> = { isDone: true; answer: T } | { isDone: false; error: ApiError };
