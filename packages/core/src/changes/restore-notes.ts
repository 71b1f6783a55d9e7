import type { Note, Reply } from "../notes/note.ts";
import type { ChangeBody } from "./change-args.ts";

const addNote = ({ tripId, id, routeId, parentId, text, author }: Reply): ChangeBody => ({
  name: "notes.add",
  args: { tripId, id, note: { routeId, parentId, text }, ...(author && { author }) },
});

/** The changes that make a deleted note again with its replies, at the end of its day. */
export const restoreNote = (note: Note): ChangeBody[] => [note, ...note.replies].map(addNote);

/** The changes that make a deleted reply again, at the end of the replies. */
export const restoreReply = (reply: Reply): ChangeBody[] => [addNote(reply)];
