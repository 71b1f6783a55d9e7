import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import { text } from "../schemas/texts.ts";

/** Why somebody reports a public trip. */
export const reportReasons = ["spam", "offensive", "copyright", "privateData", "other"] as const;
const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** A report of a public trip to the operator (`POST catalog/report`, specification#reports). */
export const tripReport = z.object({
  tripId: id,
  reason: reportReason,
  text: z.optional(text(limits.reportText)),
});
