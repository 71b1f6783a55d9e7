import * as z from "zod/mini";
import { instant } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";

/** The text of a note: 1..20 000 characters (decisions 6). */
export const noteText = z
  .string()
  .check(
    z.minLength(1, message("required")),
    z.maxLength(limits.noteText, message("maxLength", limits.noteText)),
  );

/** One note without its replies: `routeId` null is global, `parentId` null is top (decisions 6). */
export const reply = z.object({
  id,
  tripId: id,
  routeId: z.nullable(id),
  parentId: z.nullable(id),
  order: z.int(),
  text: noteText,
  created: instant,
  updated: instant,
});

/** A note with its replies, one level deep (section 3). */
export const note = z.extend(reply, { replies: z.array(reply) });
export type Note = z.infer<typeof note>;
