import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { isVisible } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { instant } from "../time/dates.ts";

/** The text of a note: 1..20 000 characters (specification#note). */
export const noteText = z
  .string()
  .check(
    z.minLength(1, message("required")),
    z.maxLength(limits.noteText, message("maxLength", limits.noteText)),
  );

/** Who wrote a note, as members of its trip see it. */
export const noteAuthor = z.object({ userId: id, name: z.string() });
export type NoteAuthor = z.infer<typeof noteAuthor>;

/** A note without its replies (specification#note). `routeId` null: a note of the whole trip. `parentId` null: a top note. */
export const reply = z.object({
  id,
  tripId: id,
  routeId: z.nullable(id),
  parentId: z.nullable(id),
  order: z.int(),
  text: noteText,
  // Nobody is named of notes before there were members, of those whose author has no account any more, of copies and in files.
  author: z.optional(z.nullable(noteAuthor)),
  created: instant,
  updated: instant,
});
export type Reply = z.infer<typeof reply>;

/** A note with its replies, one level deep (specification#note-replies). */
export const note = z.extend(reply, { replies: z.array(reply) });
export type Note = z.infer<typeof note>;

/** The text of a note in a form or a save: it has visible characters. */
const typedText = noteText.check(
  z.refine((text) => text === "" || isVisible(text), message("required")),
);

/**
 * The body of `POST note`: with `id` a change, without it a new note of `tripId`. A `tick` changes one task instead of
 * sending the text, so it needs an `id` (specification#task-ticks). A reply belongs to the day of its note, whatever `routeId` says.
 */
export const noteSave = z
  .object({
    id: z.optional(id),
    tripId: z.optional(id),
    routeId: z.optional(z.nullable(id)),
    parentId: z.optional(z.nullable(id)),
    text: z.optional(typedText),
    tick: z.optional(taskTick),
  })
  .check(
    requireWhenNew("tripId", "text"),
    z.superRefine((save, context) => {
      if (save.tick && (save.id === undefined || save.text !== undefined))
        context.addIssue({
          code: "custom",
          path: ["tick"],
          message: message("invalidValue"),
          input: save,
        });
    }),
  );
export type NoteSave = z.output<typeof noteSave>;

/** The schema of the note form: text and day (null: the whole trip). */
export const noteForm = z.object({ text: typedText, routeId: z.nullable(id) });
export type NoteForm = z.output<typeof noteForm>;
