import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";
import { text } from "../schemas/texts.ts";
import { attachment, attachmentKind } from "./attachment.ts";
import { fileLimits } from "./file-limits.ts";

/** What a file that its uploader alone sees may stand at. Costs and notes are of all members. */
export const privateKind = z.enum(["trip", "route", "place"]);
export type PrivateKind = z.infer<typeof privateKind>;

/** A file that its uploader alone sees (decision 144). It stands at one thing. `id` is that of the file. */
export const privateFile = z.extend(attachment, { kind: privateKind });
export type PrivateFile = z.infer<typeof privateFile>;

/** The body of `POST file/private`. The thing may be gone by then: the file stands at the trip then. */
export const privateFileSave = z.object({
  tripId: id,
  fileId: id,
  kind: privateKind,
  thingId: id,
  caption: text(fileLimits.caption),
});

/** The body of `POST file/show`: where all members see a private file of the caller again. What is gone is left out; the file is with the trip where nothing is left. */
export const privateFileShow = z.object({
  tripId: id,
  fileId: id,
  places: z
    .array(z.object({ kind: attachmentKind, thingId: id, caption: text(fileLimits.caption) }))
    .check(z.maxLength(fileLimits.placesShown)),
});
