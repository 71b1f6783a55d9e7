import type { MarkupLine } from "../markup/markup-tree.ts";
import { parseMarkup } from "../markup/parse-markup.ts";
import type { Note } from "../notes/note.ts";

/** A note with its replies. Tasks are lines with a checkbox. */
export interface PrintNote {
  id: string;
  text: readonly MarkupLine[];
  replies: readonly { id: string; text: readonly MarkupLine[] }[];
}

export const printNotes = (notes: readonly Note[]): PrintNote[] =>
  notes.map(({ id, text, replies }) => ({
    id,
    text: parseMarkup(text),
    replies: replies.map((reply) => ({ id: reply.id, text: parseMarkup(reply.text) })),
  }));

/** The lines of a description; none of an empty one. */
export const printText = (text: string): MarkupLine[] =>
  text.trim() === "" ? [] : parseMarkup(text);
