import * as z from "zod/mini";
import { defineEndpoint, privately, signedIn, tripEditor, tripMember } from "../endpoint.ts";
import { myTasks } from "../notes/my-tasks.ts";
import { note, noteSave } from "../notes/note.ts";
import { id } from "../schemas/ids.ts";
import { anyInteger } from "../schemas/texts.ts";
import { done } from "./common-answers.ts";

/** The trip's notes as a tree. With `?return=false` only whether it worked. */
const notesOrDone = {
  query: z.object({ return: z._default(z.enum(["true", "false"]), "true") }),
  answer: z.union([z.array(note), done]),
};

export const notesEndpoints = {
  // Viewers reply, change their replies and tick what names them: the handler looks at the note (notes/note-rights.ts).
  save: defineEndpoint("POST", "note", {
    ...notesOrDone,
    body: noteSave,
    access: privately(tripMember(["note", "id"], ["trip", "tripId"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  order: defineEndpoint("POST", "note/order", {
    ...notesOrDone,
    body: z.object({ note: id, order: anyInteger }),
    access: privately(tripEditor(["note", "note"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  remove: defineEndpoint("DELETE", "note/{id}", {
    ...notesOrDone,
    access: privately(tripMember(["note", "id"])),
    changes: ["trips"],
    isKeyed: true,
  }),
  // Of all trips of the caller.
  tasks: defineEndpoint("GET", "task", { answer: myTasks, access: signedIn, reads: ["trips"] }),
  list: defineEndpoint("GET", "note/{tripId}", {
    answer: z.array(note),
    access: privately(tripMember(["trip", "tripId"])),
    reads: ["trips"],
    isUnusedByWeb: true,
  }),
};
