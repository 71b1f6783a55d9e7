import * as z from "zod/mini";
import { attachmentKind } from "../../files/attachment.ts";
import { cleanFileName } from "../../files/clean-file-name.ts";
import { fileLimits } from "../../files/file-limits.ts";
import { id } from "../../schemas/ids.ts";
import { text } from "../../schemas/texts.ts";
import type { Trip } from "../../trips/trip.ts";
import { type TripFile, toTripFile } from "./trip-file.ts";

/** The name of the JSON export in a ZIP with the files of its trip (decision 147). */
export const tripZipIndex = "trip.json";

/** Where a file stands in the trip beside it, by the ids of that. */
const standing = z.object({
  kind: attachmentKind,
  thingId: id,
  caption: text(fileLimits.caption),
  /** True where members without money do not see it. */
  showsMoney: z.optional(z.boolean()),
});
export type FiledStanding = z.infer<typeof standing>;

/** A file in the ZIP of a trip. What it says of the content is for whoever looks into the ZIP: servers look at the content. */
export const filedFile = z.object({
  /** The name of its entry. It is only compared. */
  path: z.string().check(z.minLength(1), z.maxLength(500)),
  name: z.pipe(z.string().check(z.minLength(1), z.maxLength(500)), z.transform(cleanFileName)),
  type: z.string().check(z.maxLength(200)),
  bytes: z.int(),
  /** It is the cover of the trip (decision 150). */
  isCover: z.optional(z.boolean()),
  at: z.array(standing).check(z.maxLength(fileLimits.perTrip)),
});
export type FiledFile = z.infer<typeof filedFile>;

/** The JSON export of a trip with a list of the files beside it, in the order in which they came to the trip. */
export const toTripZipIndex = (
  exported: Trip,
  files: readonly FiledFile[],
  now: Date,
): TripFile & { files: readonly FiledFile[] } => ({ ...toTripFile(exported, now), files });

/** The list of files of a JSON export, as far as it can be read. Only the first of two rows with one path counts. */
export function readFiledFiles(json: unknown): { files: FiledFile[]; unread: number } {
  const given = typeof json === "object" && json !== null && "files" in json ? json.files : [];
  if (!Array.isArray(given)) return { files: [], unread: 1 };
  const byPath = new Map<string, FiledFile>();
  for (const row of given.slice(0, fileLimits.perTrip)) {
    const read = filedFile.safeParse(row);
    if (read.success && !byPath.has(read.data.path)) byPath.set(read.data.path, read.data);
  }
  return { files: [...byPath.values()], unread: given.length - byPath.size };
}
