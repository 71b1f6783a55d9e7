const messages = ["take-over", "keep-texts", "keep-world", "tell-version"] as const;

/**
 * What a page tells the worker: to take over from the former one; to keep the texts of a language that is new here; to keep the
 * map of the world; to say its version through the port that comes along.
 */
export type WorkerMessage = (typeof messages)[number];

/** Null for what is no message of ours. */
export const readWorkerMessage = (data: unknown): WorkerMessage | null =>
  messages.find((message) => message === data) ?? null;

/** The version that a worker has said; null for anything else. */
export const readWorkerVersion = (data: unknown): string | null =>
  typeof data === "string" && /^[0-9a-f]{64}$/.test(data) ? data : null;
