import * as z from "zod/mini";
import { instant } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { isVisible } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";

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
export type Reply = z.infer<typeof reply>;

/** A note with its replies, one level deep (section 3). */
export const note = z.extend(reply, { replies: z.array(reply) });
export type Note = z.infer<typeof note>;

/** What is typed as a note: there is something to read in it. */
const typedText = noteText.check(
  z.refine((text) => text === "" || isVisible(text), message("required")),
);

/**
 * The body of `POST note`: with `id` a change, without it a new note of `tripId`. A `tick` stands for the text of a note
 * that is there (decisions 6). A reply stands on the day of its note, whatever `routeId` says.
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
    z.superRefine((save, context) => {
      const isNew = save.id === undefined;
      const refuse = (field: keyof typeof save, text: string) =>
        context.addIssue({ code: "custom", path: [field], message: text, input: save });
      for (const field of isNew ? (["tripId", "text"] as const) : [])
        if (save[field] === undefined) refuse(field, message("required"));
      if (save.tick && (isNew || save.text !== undefined)) refuse("tick", message("invalidValue"));
    }),
  );
export type NoteSave = z.output<typeof noteSave>;

/** The schema of the form of a note: its text, and its day (null: it is of the whole trip). */
export const noteForm = z.object({ text: typedText, routeId: z.nullable(id) });
export type NoteForm = z.output<typeof noteForm>;
