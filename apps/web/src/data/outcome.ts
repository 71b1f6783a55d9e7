import type { ApiError } from "./api-error.ts";

/** How a change went; an error is worded and may be shown as it is. */
export type Outcome<T> = { isDone: true; answer: T } | { isDone: false; error: ApiError };
