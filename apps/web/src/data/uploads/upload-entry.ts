import { fileLimits } from "@castor/core/files/file-limits.ts";
import * as z from "zod/mini";

/** A thing of the trip, and what is said of the file there: `thingId` is the id of the trip, day, place (`linkId`), cost or note. */
const standing = {
  kind: z.enum(["trip", "route", "place", "cost", "note"]),
  thingId: z.string(),
  caption: z._default(z.string(), ""),
  /** It tells of money there. A browser may hold uploads of a version without it. */
  showsMoney: z.optional(z.boolean()),
};

/** Where a file is to stand. */
export const uploadPlace = z.object({
  tripId: z.string(),
  ...standing,
  /** More things at which it is to stand. A browser may hold uploads of a version without them. */
  alsoAt: z._default(z.array(z.object(standing)), []),
  /** It is to be the cover of its trip. */
  isCover: z._default(z.boolean(), false),
  /** Its uploader alone is to see it. A browser may hold uploads of a version without such files. */
  isPrivate: z._default(z.boolean(), false),
});
export type UploadPlace = z.input<typeof uploadPlace>;

/** A file that waits in the browser for its upload (decision 135). Its bytes are stored beside it. */
export const uploadEntry = z.extend(uploadPlace, {
  id: z.string(),
  name: z.string().check(z.maxLength(fileLimits.name * 2)),
  /** The media type that the browser says; empty for one that it does not know. */
  type: z.string(),
  bytes: z.int(),
  /** False for a photo that is still to be scaled. */
  isPrepared: z.boolean(),
  /** The id of the begun upload on the server, which is that of its file. */
  uploadId: z.nullable(z.string()),
  /** All bytes have come: only its place in the trip is missing. */
  isSent: z.boolean(),
  /** Why it waits for its author; null while it is sent by itself. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  /** Answers of the server in a row that were its own failures. */
  failures: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type UploadEntry = z.infer<typeof uploadEntry>;

/** An upload as a screen shows it. */
export interface Upload extends UploadEntry {
  state: "waiting" | "sending" | "failed" | "sent";
  /** Bytes that the server has; 0 to `bytes`. */
  progress: number;
  /** False where the browser could not store it: closing the page loses it. */
  isKept: boolean;
}
