import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";
import { cleanFileName } from "./clean-file-name.ts";

/** A file of a trip (decision 133). Its bytes are `GET file/{id}`. */
export const tripFile = z.object({
  id,
  /** As its uploader named it, without what screens and headers could be fooled by. */
  name: z.string(),
  /** A media type found by content. */
  type: z.string(),
  bytes: z.int(),
  /** SHA-256 of the content in hexadecimal. */
  hash: z.string(),
  /** ISO 8601 instant in UTC. */
  created: z.string(),
});
export type TripFile = z.infer<typeof tripFile>;

/** What the files of an account take. */
export const fileUsage = z.object({
  /** Bytes of finished files, and of uploads that are not finished yet. */
  bytes: z.int(),
  /** What it may take, in bytes. */
  limit: z.int(),
  /** The largest one that is taken, in bytes. */
  fileLimit: z.int(),
  /** The largest first. A trip that its uploader has left has no name any more. */
  largest: z.array(
    z.object({
      id,
      name: z.string(),
      bytes: z.int(),
      tripId: z.nullable(id),
      tripName: z.nullable(z.string()),
    }),
  ),
});
export type FileUsage = z.infer<typeof fileUsage>;

/** `Upload-Metadata` of a new upload. */
export const uploadMetadata = z.object({
  tripId: id,
  name: z.pipe(z.string(), z.transform(cleanFileName)),
});
