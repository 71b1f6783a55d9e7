/** What a page tells the worker: to take over from the former one; to keep the map of the world. */
export type WorkerMessage = "take-over" | "keep-world";

/** Null for what is no message of ours. */
export const readWorkerMessage = (data: unknown): WorkerMessage | null =>
  data === "take-over" || data === "keep-world" ? data : null;
