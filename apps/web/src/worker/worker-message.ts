const messages = ["take-over", "keep-texts", "keep-world", "tell-version"] as const;

/**
 * What a page tells the worker: to take over from the former one; to keep the texts of a language that is new here; to keep the
 * map of the world; to say its version through the port that comes along.
 */
export type WorkerMessage = (typeof messages)[number];

/** What a page tells the worker of the pictures of stored trips. */
export interface PicturesMessage {
  /** The ids of all stored trips, those to be dropped last first. */
  trips: readonly string[];
  /** The trip that was just stored, with the addresses of its pictures; null when one was removed. */
  of: { tripId: string; addresses: readonly string[] } | null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Null for any other message. */
export function readPicturesMessage(data: unknown): PicturesMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { trips, of } = data as Record<keyof PicturesMessage, unknown>;
  if (!isTexts(trips)) return null;
  if (typeof of !== "object" || of === null) return { trips, of: null };
  const { tripId, addresses } = of as Record<"tripId" | "addresses", unknown>;
  return typeof tripId === "string" && isTexts(addresses)
    ? { trips, of: { tripId, addresses } }
    : null;
}

/** Null for what is no message of ours. */
export const readWorkerMessage = (data: unknown): WorkerMessage | null =>
  messages.find((message) => message === data) ?? null;

/** The version that a worker has said; null for anything else. */
export const readWorkerVersion = (data: unknown): string | null =>
  typeof data === "string" && /^[0-9a-f]{64}$/.test(data) ? data : null;

/** What the worker tells a window: the push message of this notice was pressed. */
export interface NoticeMessage {
  notice: string;
}

/** The id of the notice; null for any other message. */
export function readNoticeMessage(data: unknown): string | null {
  if (typeof data !== "object" || data === null) return null;
  const { notice } = data as Record<keyof NoticeMessage, unknown>;
  return typeof notice === "string" ? notice : null;
}
